import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
let id: number;
let ticketIds: number[];

/** Two bought passes; one of them came, and the ship is home. */
beforeEach(async () => {
  const { sailingId } = shop.sailing;
  const token = await shop.one.login('editor');
  const kept = { key: 'refund.noShowPercent', value: '60' };
  await shop.one.call(settingsCalls.updateValueByKey, { body: kept }, { token });
  id = await shop.paidInCash([passLine(shop.sailing, [somebody(), somebody()])]);
  ticketIds = await shop.ticketIds(id);
  await shop.ask('update tickets set boarded_at = now() where id = $1', [ticketIds[0]]);
  for (const status of ['boarding', 'departed', 'returned'] as const)
    await shop.one.call(
      sailingsCalls.stepSailing,
      { params: { id: sailingId }, body: { status } },
      { token },
    );
  await shop.ask(
    `update sailings set sales_close_at = now() - interval '9 hours', departs_at = now() - interval '9 hours',
       returns_at = now() - interval '1 hour' where id = $1`,
    [sailingId],
  );
  await shop.statusSoon(id, 'completed');
});

const quote = (ids: number[]) =>
  shop.one.call(
    bookingCalls.quoteOfficeRefund,
    { params: { id }, body: { ticketIds: ids } },
    { token: shop.finance },
  );
const refund = (ids: number[], more: object = {}) =>
  shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds: ids, ...more } },
    { token: shop.finance },
  );

test('who never came aboard is refunded by staff after the ship is home, with a reason, by the no-show share', async () => {
  const [came = 0, missed = 0] = ticketIds;
  expect((await quote([missed])).data).toMatchObject({ why: 'noShow', percent: 60, paidSen: passPrice });
  expect(await refund([missed])).toMatchObject({
    status: 422,
    reason: 'order.noShowReason',
    fields: [{ field: 'reason' }],
  });
  expect((await refund([came], { reason: 'Ill' })).reason).toBe('order.noRefund');
  const { data } = await refund([missed], { reason: 'Ill, with a certificate' });
  // Whoever came has travelled: the order stays completed.
  expect(data).toMatchObject({
    status: 'completed',
    people: 1,
    refundedSen: passPrice * 0.4,
    feeSen: passPrice * 0.6,
  });
  expect(data.history.at(-1)).toMatchObject({
    what: 'refunded',
    by: 'Wong Kah Mun',
    note: 'Ill, with a certificate',
  });
});

test('an order nobody of came becomes refunded; its owner alone cannot have that', async () => {
  await shop.ask('update tickets set boarded_at = null where id = $1', [ticketIds[0]]);
  const own = await shop.one.call(
    bookingCalls.refundOrder,
    { params: { id }, body: { key: randomUUID(), ticketIds, shownBackSen: 0 } },
    { token: shop.customer },
  );
  expect(own.reason).toBe('order.step');
  const { data } = await refund(ticketIds, { override: { feeSen: 0, reason: 'The bus broke down' } });
  expect(data).toMatchObject({ status: 'refunded', refundedSen: 2 * passPrice, feeSen: 0 });
});
