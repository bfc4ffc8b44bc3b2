import type { Tx } from '../../platform/database/create-database.ts';
import type { PaymentEventKind } from './payments.tables.ts';

export interface NewPaymentEvent {
  paymentId: number | null;
  provider: string;
  eventId?: string;
  kind: PaymentEventKind;
  data: Record<string, unknown>;
  by?: number | null;
  at: Date;
}

/** Adds to the history of a payment. False when the gateway's message with this id is there already. */
export async function addPaymentEvent(tx: Tx, event: NewPaymentEvent): Promise<boolean> {
  const row = await tx
    .insertInto('paymentEvents')
    .values({
      paymentId: event.paymentId,
      provider: event.provider,
      eventId: event.eventId ?? null,
      kind: event.kind,
      data: JSON.stringify(event.data),
      by: event.by ?? null,
      at: event.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
