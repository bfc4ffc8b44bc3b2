import type { OutboxTopics } from '../../../platform/outbox/outbox.ts';

type Paid = OutboxTopics['order.paid'];

/** What a mail with tickets is about: the same news is written once. */
export function aboutTickets({ orderId, changeId, replacementId, correction }: Paid): string {
  if (correction !== undefined) return `order.corrected ${correction}`;
  if (replacementId !== undefined) return `order.guest ${replacementId}`;
  return changeId === undefined ? `order.paid ${orderId}` : `order.changed ${changeId}`;
}

/** The news a mail with tickets was about. */
export function newsOfTickets(about: string, orderId: number): Paid {
  const [kind, id = ''] = about.split(' ');
  if (kind === 'order.corrected') return { orderId, correction: id };
  if (kind === 'order.guest') return { orderId, replacementId: Number(id) };
  return kind === 'order.changed' ? { orderId, changeId: Number(id) } : { orderId };
}
