import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { passLine } from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture();

test('what is given away is noted with its order: where it cannot be noted nothing is given', async () => {
  const token = await shop.one.login('frontdesk');
  const body = {
    key: randomUUID(),
    agreed: true as const,
    accountId: null,
    method: 'cash' as const,
    complimentaryReason: 'A friend of the house',
    line: passLine(shop.sailing),
  };
  const give = () => shop.one.call(bookingCalls.counterSale, { body }, { token });
  const notes = () =>
    shop.ask(`select after ->> 'reason' as reason from audit_log where action = 'complimentary'`);
  await shop.ask(`create function refuse_note() returns trigger language plpgsql as $$
                  begin raise 'the process ends here'; end $$`);
  await shop.ask(`create trigger refuse_note before insert on audit_log for each row
                  when (new.action = 'complimentary') execute function refuse_note()`);
  expect((await give()).status).toBe(500);
  expect(await shop.ask('select id from orders')).toEqual([]);
  expect(await shop.taken()).toBe(0);
  await shop.ask('drop trigger refuse_note on audit_log');
  for (let time = 0; time < 2; time += 1) expect((await give()).data).toMatchObject({ success: 1 });
  expect(await notes()).toEqual([{ reason: body.complimentaryReason }]);
});
