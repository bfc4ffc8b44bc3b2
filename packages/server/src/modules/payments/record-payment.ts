import type { Tx } from '../../platform/database/create-database.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import { makeNumber } from './payment-no.ts';
import type { PaymentSubject } from './payments.tables.ts';

export interface ReceivedPayment {
  provider: 'cash' | 'balance';
  amountSen: number;
  subject: PaymentSubject;
  subjectIds: readonly number[];
  label: string;
  accountId: number | null;
  operatorId: number | null;
  note: string;
  at: Date;
}

/** Enters money that was received without a gateway, in the transaction that uses it: by hand, or out of a balance. */
export async function recordPayment(tx: Tx, received: ReceivedPayment): Promise<number> {
  const { provider, amountSen, at, operatorId, note } = received;
  const { id } = await tx
    .insertInto('payments')
    .values({
      paymentNo: makeNumber('PY', at),
      provider,
      method: provider,
      amountSen,
      status: 'paid',
      subject: received.subject,
      subjectIds: [...received.subjectIds],
      label: received.label,
      accountId: received.accountId,
      operatorId,
      note,
      createdAt: at,
      updatedAt: at,
      paidAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPaymentEvent(tx, {
    paymentId: id,
    provider,
    kind: 'confirmed',
    data: { amountSen, note },
    by: operatorId,
    at,
  });
  return id;
}
