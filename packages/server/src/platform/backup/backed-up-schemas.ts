/** The schemas of a database and what of each goes into a backup. */
export const backedUpSchemas = {
  public: {
    // What had run stands in the header; what runs is told by the processes themselves.
    without: ['schema_migrations', 'nodes'],
  },
  /** The job runner's, without what it counts for itself, which lies in partitions by date. */
  pgboss: { without: ['version', 'bam', 'warning', 'queue_stats'] },
  sandbox_gateway: { without: [] },
} as const satisfies Record<string, { without: readonly string[] }>;
