import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSailing, passLine, somebody } from './booking.ts';
import { registerSomebody } from './mailed-links.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** What is read for several people in one statement, because they ask at the same moment. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Person {
  username: string;
  token: string;
}
const profileOf = async ({ token }: Person) =>
  (await server.call(customersCalls.getProfile, {}, { token })).data.username;
const balanceOf = async ({ token }: Person) =>
  (await server.call(walletCalls.ownWallet, {}, { token })).data.balanceSen;
const namesInCart = async ({ token }: Person) =>
  (await server.call(bookingCalls.listCart, {}, { token })).data.flatMap(({ passengers }) =>
    passengers.map(({ name }) => name),
  );

test('everybody in a crowd is shown what is theirs, and who has nothing is shown nothing', async () => {
  const sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 40) });
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await registerSomebody(server));
  const poor = await registerSomebody(server);
  for (const [index, { username, token }] of people.entries()) {
    await sql(
      server.databaseUrl,
      `insert into wallets (account_id, balance_sen) select id, $2 from accounts where username = $1`,
      [username, 100 + index],
    );
    // Two lines each: they stand in the order they were put in.
    for (const part of ['one', 'two']) {
      const body = passLine(sailing, [somebody({ name: `${username} ${part}` })]);
      expect((await server.call(bookingCalls.saveCartLine, { body }, { token })).code).toBe(200);
    }
  }
  const crowd = Array.from({ length: 8 }, () => [...people, poor]).flat();
  const own = <Answer>(answer: (person: Person, index: number) => Answer) =>
    crowd.map((person) => answer(person, people.indexOf(person)));
  expect(await Promise.all(crowd.map(profileOf))).toEqual(own(({ username }) => username));
  expect(await Promise.all(crowd.map(balanceOf))).toEqual(own((_, index) => (index < 0 ? 0 : 100 + index)));
  expect(await Promise.all(crowd.map(namesInCart))).toEqual(
    own(({ username }, index) => (index < 0 ? [] : [`${username} one`, `${username} two`])),
  );
});
