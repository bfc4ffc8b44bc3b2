import { randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface AskedRefund {
  refundNo: string;
  paymentNo: string;
  amountSen: number;
}

export interface RefundAnswer {
  state: 'done' | 'failed';
  reference: string | null;
  error: string;
}

/** Sends money back: once per refund number, and never more than was paid. */
export async function refundPayment(pool: pg.Pool, wish: AskedRefund, now: Date): Promise<RefundAnswer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await refundInTransaction(client, wish, now);
    await client.query(answer.state === 'done' ? 'commit' : 'rollback');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function refundInTransaction(
  client: pg.PoolClient,
  { refundNo, paymentNo, amountSen }: AskedRefund,
  now: Date,
): Promise<RefundAnswer> {
  const found = await client.query<{ id: number; state: string; left: number }>(
    `select id, state, amount_sen - refunded_sen as left from sandbox_gateway.payments
     where payment_no = $1 for update`,
    [paymentNo],
  );
  const payment = found.rows[0];
  if (!payment) return refused('unknown payment');
  const earlier = await client.query<{ reference: string; payment_id: number; amount_sen: number }>(
    'select reference, payment_id, amount_sen from sandbox_gateway.refunds where refund_no = $1',
    [refundNo],
  );
  const known = earlier.rows[0];
  if (known) {
    const isSame = known.payment_id === payment.id && known.amount_sen === amountSen;
    return isSame
      ? { state: 'done', reference: known.reference, error: '' }
      : refused('this refund number was used for another refund');
  }
  if (payment.state !== 'paid') return refused('the payment is not paid');
  if (payment.left < amountSen) return refused('more than is left of the payment');
  const reference = `SBR-${randomBytes(12).toString('hex')}`;
  await client.query(
    `insert into sandbox_gateway.refunds (refund_no, reference, payment_id, amount_sen, created_at)
     values ($1, $2, $3, $4, $5)`,
    [refundNo, reference, payment.id, amountSen, now],
  );
  await client.query('update sandbox_gateway.payments set refunded_sen = refunded_sen + $2 where id = $1', [
    payment.id,
    amountSen,
  ]);
  return { state: 'done', reference, error: '' };
}

function refused(error: string): RefundAnswer {
  return { state: 'failed', reference: null, error };
}
