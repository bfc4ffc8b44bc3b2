import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, somebody } from '../../../test/booking.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { forgetProfiles } from './forget-profiles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const kept = async (username: string) =>
  (
    await sql(
      server.databaseUrl,
      `select c.id_card_sealed is not null as card, c.id_card_ending as ending, c.real_name as name,
              (select count(*)::int from saved_passengers p where p.account_id = c.account_id) as saved
         from customers c join accounts a on a.id = c.account_id where a.username = $1`,
      [username],
    )
  )[0];

test('the documents of an account nobody uses go after a set time, the account stays; one in use keeps them', async () => {
  for (const username of ['gone', 'back']) {
    const token = await newCustomer(server, username);
    const profile = {
      realName: username,
      gender: 'female' as const,
      phone: '+60123456789',
      idCard: '900505145678',
    };
    expect((await server.call(customersCalls.saveProfile, { body: profile }, { token })).code).toBe(200);
    const { referrer: _, ...passenger } = somebody();
    expect(
      (await server.call(customersCalls.savePassenger, { body: { ...passenger, consent: true } }, { token }))
        .code,
    ).toBe(200);
  }
  const all = { card: true, ending: '5678', saved: 1 };
  const after = (days: number) => server.setNow(new Date(Date.now() + days * 86_400_000));
  after(700);
  await forgetProfiles(server.gangway.platform);
  expect(await kept('gone')).toMatchObject(all);
  await server.login('back', 'secret-1');
  after(731);
  await forgetProfiles(server.gangway.platform);
  expect(await kept('gone')).toEqual({ card: false, ending: null, saved: 0, name: 'gone' });
  expect(await kept('back')).toMatchObject(all);
  expect(await forgetProfiles(server.gangway.platform)).toBe(0);
});
