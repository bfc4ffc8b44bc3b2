import type { RoomsFixture } from './rooms-fixture.ts';
import { cabinLine } from './booking.ts';
import { addScan } from './boarding.ts';

let made = 0;

/** Puts a payment into the books as it would stand there. */
export async function addPayment(
  ship: Pick<RoomsFixture, 'ask'>,
  payment: { provider: string; method: string; status: string; amountSen: number; paidAt?: Date | null },
): Promise<number> {
  made += 1;
  const rows = await ship.ask(
    `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, slip_no, created_at,
       updated_at, paid_at)
     values ($1, $2, $3, $4, $5, 'recharge', '{1}', 'test', $1, coalesce($6::timestamptz, now()), now(), $6)
     returning id::int`,
    [
      `DASH${made}`,
      payment.provider,
      payment.method,
      payment.amountSen,
      payment.status,
      payment.paidAt?.toISOString() ?? null,
    ],
  );
  return Number(rows[0]?.['id']);
}

export async function addRefund(
  ship: Pick<RoomsFixture, 'ask'>,
  refund: {
    paymentId: number;
    status: string;
    amountSen: number;
    method?: string | null;
    doneAt?: Date | null;
  },
): Promise<void> {
  made += 1;
  await ship.ask(
    `insert into payment_refunds (refund_no, payment_id, reference, amount_sen, status, method, slip_no, created_at, updated_at,
       done_at) values ($1, $2, $1, $3, $4, $5, $1, now(), now(), $6)`,
    [
      `DASHR${made}`,
      refund.paymentId,
      refund.amountSen,
      refund.status,
      refund.method ?? null,
      refund.doneAt?.toISOString() ?? null,
    ],
  );
}

/** Everything that needs a person, at least once: some of it by ways nobody should find. */
export async function makeTroubles(ship: RoomsFixture): Promise<{ orderId: number }> {
  const orderId = await ship.paidInCash([cabinLine(ship.sailing)]);
  await ship.paidInCash([cabinLine(ship.sailing)]);
  const [ticketId = 0] = await ship.ticketIds(orderId);
  const { sailingId, shipId } = ship.sailing;
  await addPayment(ship, { provider: 'fake', method: 'online', status: 'parked', amountSen: 100 });
  const now = new Date();
  const paid = { status: 'paid', amountSen: 5000, paidAt: now } as const;
  const failing = await addPayment(ship, { ...paid, provider: 'fake', method: 'online' });
  // Two of one payment: the list of payments has it once.
  await addRefund(ship, { paymentId: failing, status: 'failed', amountSen: 100 });
  await addRefund(ship, { paymentId: failing, status: 'failed', amountSen: 200 });
  // On its way through the gateway: nobody hands it out.
  await addRefund(ship, { paymentId: failing, status: 'requested', amountSen: 300 });
  const taken = await addPayment(ship, { ...paid, provider: 'terminal', method: 'creditCard' });
  await addRefund(ship, { paymentId: taken, status: 'requested', amountSen: 100 });
  await ship.ask(`insert into refund_failures values ($1, $2, 'no', 1, now())`, [orderId, sailingId]);
  const scanId = await addScan(ship.one, { sailingId, ticketId, deviceId: null, sequence: null });
  await ship.ask(
    `insert into boarding_conflicts (kind, sailing_id, ticket_id, scan_id, raised_at) values ('notOpen', $1, $2, $3, now())`,
    [sailingId, ticketId, scanId],
  );
  await ship.ask(
    `insert into mails (about, recipient, subject, text_body, html_body, status, created_at)
     values ($1, 'a@example.com', 's', 't', 'h', 'failed', now())`,
    [`order ${orderId}`],
  );
  // It sails soon, so that somebody must hurry.
  await ship.board();
  // Of three rooms one is left for two cabins; and of the two people one may sail.
  await ship.ask(`update rooms set status = 'maintenance' where ship_id = $1 and number <> '1'`, [shipId]);
  await ship.ask('update sailings set capacity = 1 where id = $1', [sailingId]);
  return { orderId };
}
