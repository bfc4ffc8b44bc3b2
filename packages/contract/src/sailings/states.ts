export const sailingStatuses = [
  'scheduled',
  'boarding',
  'ready',
  'departed',
  'returned',
  'cancelled',
] as const;
export type SailingStatus = (typeof sailingStatuses)[number];

/** The steps a sailing can take. Cancelling has a use case of its own. */
export const sailingSteps: Record<SailingStatus, readonly SailingStatus[]> = {
  scheduled: ['boarding', 'cancelled'],
  boarding: ['scheduled', 'ready', 'departed', 'cancelled'],
  // Ready to depart: nobody comes aboard and nothing is sold. Boarding opens again for a reason, and only for a time.
  ready: ['boarding', 'departed', 'cancelled'],
  departed: ['returned'],
  returned: [],
  cancelled: [],
};

/** Whether places on it are sold: until it is ready to depart. */
export function isSold(status: SailingStatus): boolean {
  return status === 'scheduled' || status === 'boarding';
}

/** Whether boarding opens again on a ship that was ready to depart. */
export function isReopening(from: SailingStatus, to: SailingStatus): boolean {
  return from === 'ready' && to === 'boarding';
}
