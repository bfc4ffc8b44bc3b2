export const sailingStatuses = ['scheduled', 'boarding', 'departed', 'returned', 'cancelled'] as const;
export type SailingStatus = (typeof sailingStatuses)[number];

/** The steps a sailing can take. Cancelling has a use case of its own. */
export const sailingSteps: Record<SailingStatus, readonly SailingStatus[]> = {
  scheduled: ['boarding', 'cancelled'],
  boarding: ['scheduled', 'departed', 'cancelled'],
  departed: ['returned'],
  returned: [],
  cancelled: [],
};
