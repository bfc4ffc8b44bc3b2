import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import { type AppError, fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { makeNumber } from '../../platform/make-number.ts';
import { requireShift } from './drawer/require-shift.ts';
import { enterPayment } from './enter-payment.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentSubject } from './payments.tables.ts';

/** How money comes in without a gateway: by hand, on the desk's own terminal, or out of a balance. */
export type ReceivedBy =
  | { provider: 'balance' }
  | { provider: 'cash'; tenderedSen?: number | null }
  | { provider: 'terminal'; method: GatewayMethod; slipNo: string; slipShared?: boolean };

/** Where money that was taken at the desk lies: in the drawer, or with the company whose terminal took it. */
export function receivedAtDesk(
  { method, slipNo, slipShared = false }: MoneyTaken,
  tenderedSen: number | null = null,
): ReceivedBy {
  return method === 'cash'
    ? { provider: 'cash', tenderedSen }
    : { provider: 'terminal', method, slipNo, slipShared };
}

export type ReceivedPayment = ReceivedBy & {
  amountSen: number;
  subject: PaymentSubject;
  subjectIds: readonly number[];
  label: string;
  accountId: number | null;
  operatorId: number | null;
  note: string;
  /** Where the slip stands in the request, for what is wrong with it. */
  slipField?: string;
  at: Date;
};

/**
 * Enters money that was received without a gateway, in the transaction that uses it. Cash lies in the drawer of whoever
 * took it: without an open one it is refused (`drawer.needed`), as is a slip that has paid for something else
 * (`payment.slipUsed`), and nothing it was to pay for happens.
 */
export async function recordPayment(tx: Tx, received: ReceivedPayment): Promise<number> {
  const { provider, amountSen, at, operatorId, note } = received;
  const {
    method,
    slipNo,
    slipShared: isShared = false,
  } = received.provider === 'terminal' ? received : { method: received.provider, slipNo: '' };
  const tenderedSen = received.provider === 'cash' ? (received.tenderedSen ?? null) : null;
  if (tenderedSen !== null && tenderedSen < amountSen) throw tooLittle(amountSen);
  const shiftId = provider === 'cash' ? await requireShift(tx, operatorId) : null;
  const id = await enterPayment(
    tx,
    {
      paymentNo: makeNumber('PY', at),
      provider,
      method,
      slipNo,
      tenderedSen,
      shiftId,
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
    },
    { isShared, field: received.slipField ?? 'slipNo' },
  );
  await addPaymentEvent(tx, {
    paymentId: id,
    provider,
    kind: 'confirmed',
    data: { amountSen, method, slipNo, note, ...(tenderedSen === null ? {} : { tenderedSen }) },
    by: operatorId,
    at,
  });
  return id;
}

/** Less than the price is no payment of it: somebody has counted or typed wrong. */
function tooLittle(amountSen: number): AppError {
  const params = { amount: formatMoney(amountSen) };
  return fieldError('payment.tenderedShort', 'tenderedSen', 'error.payment.tenderedShort', params);
}
