import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { buy, cabinLine, firstOrder, passLine, passPrice, somebody } from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture();
afterEach(() => vi.restoreAllMocks());

/** What the next request asks the database until it is answered; what goes on in the background belongs to no request. */
function listenToNext(): string[] {
  const asked: string[] = [];
  const request = new AsyncLocalStorage<{ isAnswered: boolean }>();
  shop.one.gangway.app.server.prependOnceListener('request', (_, response) => {
    const state = { isAnswered: false };
    request.enterWith(state);
    response.once('finish', () => (state.isAnswered = true));
  });
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [query] = given as [string | { text: string }];
    if (request.getStore()?.isAnswered === false) asked.push(typeof query === 'string' ? query : query.text);
    return send.apply(this, given);
  });
  return asked;
}

const ways: Record<string, { line: () => OrderLineInput; method?: string }> = {
  'with the code of the house': { line: () => passLine(shop.sailing) },
  'with the code of an agent': { line: () => passLine(shop.sailing, [somebody({ referrer: 'AISYAH' })]) },
  'out of the balance': { line: () => passLine(shop.sailing), method: 'balance' },
  'of a cabin': { line: () => cabinLine(shop.sailing) },
};

test.each(Object.entries(ways))(
  'an order %s asks who buys, what it would be made under, and for the order',
  async (_, { line, method = 'cash' }) => {
    await shop.recharge(passPrice);
    await shop.book();
    const asked = listenToNext();
    firstOrder(await buy(shop.one, shop.customer, [line()], { method }));
    expect(asked).toEqual([
      expect.stringContaining('from sessions'),
      expect.stringContaining('order_terms'),
      expect.stringContaining('insert into orders'),
    ]);
  },
);
