import type { DeskMoney } from '@gangway/contract/core/desk-money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { ReceivedPayment } from '../../modules/payments/record-payment.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { makeNumber } from '../../platform/make-number.ts';

/** A payment of the demo's past, with what went back of it. */
export interface DemoPayment extends Omit<ReceivedPayment, 'provider' | 'note'> {
  method: PaymentMethod;
  /** Of what the desk's terminal took; empty for all else. */
  slipNo: string;
  refundedSen: number;
  refundedAt: Date | null;
}

const chunkSize = 500;

/** Enters many payments at once; gives their ids. What no gateway that answers took has the demo's own name. */
export async function insertPayments(tx: Tx, payments: readonly DemoPayment[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < payments.length; from += chunkSize)
    ids.push(...(await insertChunk(tx, payments.slice(from, from + chunkSize))));
  return ids;
}

/** Money staff took for a balance; gives the payment's id. */
export async function enterDemoPayment(
  tx: Tx,
  { money, note: _, ...taken }: Omit<ReceivedPayment, 'provider'> & { money: DeskMoney },
): Promise<number> {
  const [id = 0] = await insertPayments(tx, [{ ...taken, ...money, refundedSen: 0, refundedAt: null }]);
  return id;
}

async function insertChunk(tx: Tx, payments: readonly DemoPayment[]): Promise<number[]> {
  const rows = await tx
    .insertInto('payments')
    .values(
      payments.map(({ at, refundedAt, subjectIds, ...payment }) => ({
        ...payment,
        paymentNo: makeNumber('PY', at),
        provider: providerOf(payment),
        status: 'paid' as const,
        subjectIds: [...subjectIds],
        createdAt: at,
        updatedAt: refundedAt ?? at,
        paidAt: at,
      })),
    )
    .returning('id')
    .execute();
  const made = payments.map((payment, index) => ({ ...payment, id: rows[index]?.id ?? 0 }));
  await tx
    .insertInto('paymentEvents')
    .values(
      made.map(({ id, method, slipNo, amountSen, operatorId, at }) => ({
        paymentId: id,
        provider: providerOf({ method, slipNo }),
        eventId: null,
        kind: 'confirmed' as const,
        data: JSON.stringify({ amountSen, method, slipNo }),
        by: operatorId,
        at,
      })),
    )
    .execute();
  await insertRefunds(tx, made);
  return rows.map((row) => row.id);
}

async function insertRefunds(tx: Tx, made: readonly (DemoPayment & { id: number })[]): Promise<void> {
  const refunds = made.flatMap(({ id, method, slipNo, refundedSen, refundedAt, operatorId }) =>
    refundedAt && refundedSen > 0
      ? {
          refundNo: makeNumber('RF', refundedAt),
          paymentId: id,
          reference: `demo ${id}`,
          amountSen: refundedSen,
          status: 'done' as const,
          reason: 'cancel',
          operatorId,
          ...(method === 'cash' ? { method } : {}),
          ...(slipNo !== '' && method !== 'balance' ? { method, slipNo: `${slipNo}R` } : {}),
          createdAt: refundedAt,
          updatedAt: refundedAt,
          doneAt: refundedAt,
        }
      : [],
  );
  if (refunds.length > 0) await tx.insertInto('paymentRefunds').values(refunds).execute();
}

function providerOf({ method, slipNo }: Pick<DemoPayment, 'method' | 'slipNo'>): string {
  if (method === 'cash' || method === 'balance') return method;
  return slipNo === '' ? 'demo' : 'terminal';
}
