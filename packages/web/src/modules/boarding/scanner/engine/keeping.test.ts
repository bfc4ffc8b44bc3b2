import { expect, test, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { makeTicket, sailingId } from './test/fake-server.ts';
import { codeOf, openPier } from './test/pier.ts';

// Patience for a loaded machine; nothing here measures speed.
vi.setConfig({ testTimeout: 60_000 });

test('a wrong clock is measured, kept, and goes with every scan', async () => {
  const { server, open, board } = openPier();
  server.aheadMs = 3_600_000;
  const { engine } = await board();
  expect(engine.state().offsetMs).toBe(3_600_000);
  server.mood = 'lost';
  const shown = await engine.scan({ ticketId: 1 });
  expect(shown.at).toBe('2026-11-16T02:00:00.000Z');
  await engine.close();
  expect((await open()).engine.state().offsetMs).toBe(3_600_000);
});

test('nobody’s name lies readable on the disk, and the key cannot be taken away', async () => {
  const { server, board, diskOf } = openPier();
  const { engine } = await board();
  server.boardElsewhere(3);
  server.mood = 'lost';
  await engine.scan({ text: codeOf(1) });
  await engine.close();
  const disk = await diskOf();
  const key = disk.find((value) => value instanceof CryptoKey);
  expect(key).toMatchObject({ extractable: false });
  const readable = disk.map((value) => JSON.stringify(value, bytesAsText)).join(' ');
  expect(readable).toContain('Aurora');
  expect(readable).not.toMatch(/Guest|G1\.1\.7|4000001/);
});

/** Bytes as the letters they would be, if they were any. */
function bytesAsText(_: string, value: unknown): unknown {
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) return new TextDecoder().decode(value);
  return value;
}

test('whom it knew is forgotten a day after the ship came back', async () => {
  const { clock, open, board } = openPier();
  await (await board()).engine.close();
  clock.set('2026-11-17T09:59:00Z');
  const early = await open();
  expect(early.engine.tickets()).toHaveLength(10);
  await early.engine.close();
  clock.set('2026-11-17T10:00:00Z');
  expect((await open()).engine.tickets()).toEqual([]);
});

test.each(['answers', 'lost'] as const)(
  'an open app forgets them too, and whom it scanned, where the server %s',
  async (mood) => {
    const { clock, server, open, board } = openPier();
    const { engine } = await board();
    await rejectScan(server, engine);
    clock.set('2026-11-17T09:59:00Z');
    await engine.refresh();
    expect(peopleOf(engine)).toEqual({ tickets: 10, recent: ['Guest 1'], objections: ['Guest 1'] });
    server.mood = mood;
    // A minute that passes: what somebody sets while the device is alone does not count.
    clock.advance(60_000);
    await engine.refresh();
    const forgotten = { tickets: 0, recent: [], objections: [''] };
    expect(peopleOf(engine)).toEqual(forgotten);
    await engine.close();
    // Set back, so that nothing is forgotten only by opening.
    clock.set('2026-11-16T12:00:00Z');
    expect(peopleOf((await open()).engine)).toEqual(forgotten);
  },
);

test('a clock that somebody sets takes nobody from a device that is alone', async () => {
  const { clock, server, board } = openPier();
  server.aheadMs = 3 * 86_400_000;
  clock.set('2026-11-13T01:00:00Z');
  const { engine } = await board();
  server.mood = 'lost';
  clock.set('2026-11-16T01:00:00Z');
  await engine.refresh();
  expect(engine.tickets()).toHaveLength(10);
});

test('a clock set ahead takes nobody from a device that is alone, open or opened again', async () => {
  const { clock, server, open, board } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  expect(await engine.scan({ ticketId: 1 })).toMatchObject({ verdict: 'accepted', alone: true });
  clock.set('2027-11-16T01:00:00Z');
  await engine.refresh();
  expect(engine.tickets()).toHaveLength(10);
  expect(await engine.scan({ ticketId: 2 })).toMatchObject({ verdict: 'accepted' });
  await engine.close();
  const again = await open();
  await again.engine.refresh();
  expect(again.engine.tickets()).toHaveLength(10);
});

/** Has the server refuse what the device let through alone. */
async function rejectScan(server: ReturnType<typeof openPier>['server'], engine: Engine): Promise<void> {
  server.mood = 'lost';
  server.rejected.add((await engine.scan({ ticketId: 1 })).id);
  server.mood = 'answers';
  await engine.refresh();
}

function peopleOf(engine: Engine) {
  const { recent, objections } = engine.state();
  return {
    tickets: engine.tickets().length,
    recent: recent.map(({ ticket }) => ticket?.name),
    objections: objections.map(({ name }) => name),
  };
}

test('logging out forgets the people, but not what is owed to the server', async () => {
  const { server, open, board } = openPier();
  const { engine } = await board();
  await rejectScan(server, engine);
  server.mood = 'lost';
  await engine.scan({ ticketId: 2 });
  await engine.saveMuster({ tickets: [1], crew: [1] });
  await engine.forgetPeople();
  expect(peopleOf(engine)).toEqual({ tickets: 0, recent: [], objections: [''] });
  await engine.close();
  const again = await open();
  expect(again.engine.state()).toMatchObject({ setup: null, manifest: null, waiting: 1, recent: [] });
  expect(again.engine.state().objections).toMatchObject([{ name: '', scan: { ticketId: 1 } }]);
  expect(await again.engine.readMuster()).toEqual({ tickets: [], crew: [] });
  server.mood = 'answers';
  await again.engine.refresh();
  expect(server.aboard()).toBe(1);
});

test('people are found by name, telephone, order, document and serial number', async () => {
  const { board } = openPier();
  const { engine } = await board();
  const found = (typed: string) => engine.search(typed).map(({ id }) => id);
  expect(found('guest 7')).toEqual([7]);
  expect(found('4000003')).toEqual([3]);
  for (const typed of ['012 400 0003', '+60 12 400 0003', '(012) 400-0003', '12 400 0003'])
    expect(found(typed)).toEqual([3]);
  expect(found('g1002')).toEqual([4, 5, 6]);
  expect(found('1009')).toEqual([9]);
  expect(found(makeTicket(10).serial.slice(0, 10))).toEqual([10]);
  expect(found('x')).toEqual([]);
});

test('who stands at the muster station is ticked off for each sailing, and kept', async () => {
  const { server, open, board } = openPier();
  const { engine } = await board();
  await engine.saveMuster({ tickets: [3, 1], crew: [4] });
  await engine.close();
  server.mood = 'lost';
  const again = await open();
  expect(again.engine.state().choice?.sailingId).toBe(sailingId);
  expect(await again.engine.readMuster()).toEqual({ tickets: [3, 1], crew: [4] });
  // Without a network, too, it is known who belongs to the ship.
  expect(again.engine.crew()).toEqual(server.crew);
});
