import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Client } from 'pg';
import { sandboxSecret } from '../e2e/fixtures/gateway.ts';
import { plainPost } from './plain-post.ts';

interface OpenPayment {
  paymentNo: string;
  providerRef: string;
  amountSen: number;
}

/** The gateway says that somebody has paid. */
export async function tellPaid(url: string, agent: Agent, payment: OpenPayment): Promise<void> {
  const { paymentNo, providerRef: reference, amountSen } = payment;
  const about = { paymentNo, reference, amountSen, currency: 'MYR', state: 'paid' };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.paid', ...about });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', signingSecret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'x-sandbox-signature': `t=${seconds},v1=${signature}` };
  const address = `${url}${apiBase}/payment/notify/sandbox`;
  const answer = await plainPost(address, { token: '', body, agent, headers });
  if (answer !== 'OK') throw new Error(`the message was refused: ${answer.slice(0, 300)}`);
}

const signingSecret = Buffer.from(
  hkdfSync('sha256', sandboxSecret, 'sandbox gateway', 'signature', 32),
).toString('base64url');

/** What the gateway is waiting to be paid. */
export async function listPayments(client: Client): Promise<OpenPayment[]> {
  const { rows } = await client.query<OpenPayment & { amountSen: string }>(
    `select p.payment_no as "paymentNo", p.provider_ref as "providerRef", p.amount_sen as "amountSen" from payments p
       join accounts a on a.id = p.account_id where a.username like 'bench%' and p.status = 'pending'`,
  );
  return rows.map((row) => ({ ...row, amountSen: Number(row.amountSen) }));
}
