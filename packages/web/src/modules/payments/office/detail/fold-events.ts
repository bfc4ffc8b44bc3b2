import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';

export type PaymentEvent = PaymentDetail['events'][number];

/** One line of a payment's history: something that happened, or the same answer given several times over. */
export interface HistoryLine {
  event: PaymentEvent;
  times: number;
  lastAt: string;
}

/** While nothing comes, the gateway is asked every few seconds: the same answer again and again is one line. */
export function foldEvents(events: readonly PaymentEvent[]): HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    if (before && isSameAnswer(before.event, event)) {
      before.times += 1;
      before.lastAt = event.at;
    } else lines.push({ event, times: 1, lastAt: event.at });
  }
  return lines;
}

function isSameAnswer(one: PaymentEvent, other: PaymentEvent): boolean {
  return (
    one.kind === 'query' &&
    other.kind === 'query' &&
    one.data['state'] === other.data['state'] &&
    one.data['amountSen'] === other.data['amountSen']
  );
}
