import { randomUUID } from 'node:crypto';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { expect, test } from 'vitest';
import { BoardingFixture, type TestDevice } from '../../../test/boarding-fixture.ts';

const pier = new BoardingFixture();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** A member of staff at the gate, who has signed in on a device of others too. */
async function somebodyAtTheGate(device: TestDevice) {
  const token = await pier.one.login('admin');
  const [role] = await pier.ask(`select id::int from roles where name = 'boarding'`);
  const username = `gate-${randomUUID().slice(0, 8)}`;
  const user = { username, name: 'Gate', roleId: Number(role?.['id']) };
  const { data: made } = await pier.one.call(
    identityCalls.saveSystemUser,
    { body: { ...user, password: 'secret-1' } },
    { token },
  );
  const gate = await pier.one.login(username, 'secret-1');
  const body = { deviceId: device.id, secret: device.secret, name: 'Shared' };
  await pier.one.call(boardingCalls.nameDevice, { body }, { token: gate });
  /** Disables or enables them, at a moment. */
  const set = async (status: 'active' | 'disabled', at: Date | null = null) => {
    pier.one.setNow(at);
    const admin = await pier.one.login('admin');
    const changed = { id: made.id, ...user, status };
    const { code } = await pier.one.call(identityCalls.saveSystemUser, { body: changed }, { token: admin });
    pier.one.setNow(null);
    expect(code).toBe(200);
  };
  /** Gives them another role, at a moment. */
  const move = async (role: string, at: Date) => {
    const [found] = await pier.ask('select id::int from roles where name = $1', [role]);
    pier.one.setNow(at);
    const admin = await pier.one.login('admin');
    const changed = { id: made.id, ...user, roleId: Number(found?.['id']) };
    const { code } = await pier.one.call(identityCalls.saveSystemUser, { body: changed }, { token: admin });
    pier.one.setNow(null);
    expect(code).toBe(200);
  };
  return { id: made.id, set, move };
}

test('a session that ended hands over after signing in again, under the account that made it; a disabled account counts no more', async () => {
  const [paper, later] = await pier.papers(2);
  if (!paper || !later) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device('editor');
  const gate = await somebodyAtTheGate(device);
  const before = device.alone('board', paper.id, {
    accountId: gate.id,
    deviceAt: minutes(-5).toISOString(),
  });
  await gate.set('disabled');
  const after = device.alone('board', later.id, { accountId: gate.id });
  const { data } = await device.handOver([before, after]);
  expect(data.map(({ reason }) => reason)).toEqual(['ok', 'accountDisabled']);
  const [row] = await pier.ask('select account_id::int, handed_by::int from scans where id = $1', [
    before.id,
  ]);
  expect(row).toEqual({ account_id: gate.id, handed_by: device.accountId });
});

test('of an account that was disabled, enabled and disabled again only what it did meanwhile does not count', async () => {
  const papers = await pier.papers(4);
  await pier.board();
  const device = await pier.device('editor');
  const gate = await somebodyAtTheGate(device);
  const scans = [-50, -40, -30, -20].map((when, index) =>
    device.alone('board', papers[index]?.id ?? 0, {
      accountId: gate.id,
      deviceAt: minutes(when).toISOString(),
    }),
  );
  await gate.set('disabled', minutes(-45));
  await gate.set('active', minutes(-35));
  await gate.set('disabled', minutes(-25));
  const { data } = await device.handOver(scans);
  expect(data.map(({ reason }) => reason)).toEqual(['ok', 'accountDisabled', 'ok', 'accountDisabled']);
  expect(await pier.counts()).toMatchObject({ boarded: 2, aboard: 2 });
});

test('whom somebody let in at a post they had then counts, though their role or its posts are others since', async () => {
  const papers = await pier.papers(3);
  await pier.board();
  const device = await pier.device('editor');
  const gate = await somebodyAtTheGate(device);
  await gate.move('food', minutes(-30));
  const by = (when: number) => ({ accountId: gate.id, deviceAt: minutes(when).toISOString() });
  const [then = 0, since = 0, last = 0] = papers.map(({ id }) => id);
  const { data } = await device.handOver([
    device.alone('board', then, by(-40)),
    device.alone('board', since, by(-20)),
  ]);
  expect(data.map(({ reason }) => reason)).toEqual(['ok', 'wrongPost']);

  // A role loses a post.
  const [lane] = await pier.ask(
    `insert into roles (name, template, posts) values ('lane', 'editor', '{board}') returning id::int`,
  );
  await gate.move('lane', minutes(-15));
  pier.one.setNow(minutes(-10));
  const token = await pier.one.login('admin');
  const body = {
    id: Number(lane?.['id']),
    name: 'lane',
    template: 'editor' as const,
    grants: [],
    posts: ['food' as const],
  };
  expect(await pier.one.call(identityCalls.saveRole, { body }, { token })).toMatchObject({ code: 200 });
  pier.one.setNow(null);
  const late = await device.handOver([device.alone('board', last, by(-12))]);
  expect(late.data.map(({ reason }) => reason)).toEqual(['ok']);
  expect(await pier.counts()).toMatchObject({ aboard: 2 });
});

test('a device is joined with what only it knows; its id alone opens nothing', async () => {
  const [paper] = await pier.papers(1);
  if (!paper) throw new Error('no ticket');
  await pier.board();
  const device = await pier.device('editor');
  const token = await pier.one.login('boarding');
  const join = (secret: string) =>
    pier.one.call(
      boardingCalls.nameDevice,
      { body: { deviceId: device.id, secret, name: 'Mine now' } },
      { token },
    );
  expect(await join(randomUUID())).toMatchObject({ status: 403, reason: 'boarding.deviceTaken' });
  const [kept] = await pier.ask('select name, secret_hash from boarding_devices where id = $1', [device.id]);
  expect(kept).toEqual({ name: 'editor', secret_hash: expect.not.stringContaining(device.secret) });
  const share = { params: { id: pier.sailing.sailingId }, body: { deviceId: device.id, wanted: 1 } };
  expect(await pier.one.call(boardingCalls.takeShare, share, { token })).toMatchObject({
    reason: 'boarding.device',
  });
  expect((await join(device.secret)).data).toMatchObject({ name: 'Mine now' });
  expect((await pier.one.call(boardingCalls.takeShare, share, { token })).data).toEqual({ held: 1 });
  // One that was named before devices had anything to keep is whoever's comes first.
  await pier.ask('update boarding_devices set secret_hash = null where id = $1', [device.id]);
  expect((await join(device.secret)).code).toBe(200);
  expect((await join(randomUUID())).reason).toBe('boarding.deviceTaken');
});
