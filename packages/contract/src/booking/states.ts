export const orderStatuses = ['unpaid', 'paid', 'completed', 'canceled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The steps an order can take. Nothing else. Money that came late buys a cancelled order its place again. */
export const orderSteps = {
  unpaid: ['paid', 'canceled'],
  paid: ['completed', 'refunded'],
  // Staff give money back to those who never came aboard, once the ship is home. Somebody is aboard again after all, when
  // their leaving was taken back.
  completed: ['refunded', 'paid'],
  canceled: ['paid'],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** A status an order can come to from another one. */
export type StepFrom<From extends OrderStatus> = (typeof orderSteps)[From][number];

export const groupStatuses = [...orderStatuses, 'mixed'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** The status a group shows: that of its orders, or `mixed` when they differ. */
export function groupStatus(statuses: readonly OrderStatus[]): GroupStatus {
  const [first, ...others] = new Set(statuses);
  return first !== undefined && others.length === 0 ? first : 'mixed';
}

/** Own orders by their trips: those with one still to come, or under way; and all others, whatever became of them. */
export const ownTrips = ['coming', 'past'] as const;
export type OwnTrips = (typeof ownTrips)[number];

/** Whether the trip of an order is still to come, or under way. */
export function isComing({ status, sailing }: OrderTrip, now: Date): boolean {
  return (status === 'unpaid' || status === 'paid') && new Date(sailing.returnsAt) > now;
}

interface OrderTrip {
  status: OrderStatus;
  sailing: { returnsAt: string };
}

/** Why an order was cancelled. */
export const cancelReasons = ['customer', 'staff', 'expired', 'sailing', 'person'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Whether an order's tickets are good for boarding, so that their codes are shown. */
export function showsTickets(status: OrderStatus): boolean {
  return status === 'paid' || status === 'completed';
}
