import pg from 'pg';

/** The database could not be reached, or did not answer in time. Whether what was asked of it was done is not known. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** Whether an error means that the database cannot serve just now, rather than that something was asked wrongly. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  return error instanceof pg.DatabaseError && passing.test(error.code ?? '');
}

/**
 * In the words of PostgreSQL: the connection (08), not enough of something (53), broken off by a timeout or a shutdown
 * (57014, 57P0x, 25P03), and a server that only reads, as one that was replaced does (25006).
 */
const passing = /^(?:08|53|57014|57P0|25P03|25006)/;
