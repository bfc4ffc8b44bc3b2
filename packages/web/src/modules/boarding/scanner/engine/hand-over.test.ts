import { expect, test, vi } from 'vitest';
import { sailingId } from './test/fake-server.ts';
import { codeOf, openPier } from './test/pier.ts';

// Patience for a loaded machine; nothing here measures speed.
vi.setConfig({ testTimeout: 60_000 });

test('after a hole in the numbers the rest goes on', async () => {
  const { server, board, vaultOf } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  await engine.scan({ ticketId: 1 });
  // A number taken for a scan nobody was told of: the battery ended in between.
  const vault = await vaultOf();
  const hole = await vault.takeSequences(1);
  vault.close();
  await engine.scan({ ticketId: 2 });
  server.mood = 'answers';
  await engine.refresh();
  expect(server.aboard()).toBe(2);
  expect([...server.sequences].map((key) => Number(key.split(' ')[1]))).toEqual([hole - 1, hole + 1]);
});

test('a scan that spoils the heap it lies in is put aside, and all others arrive', async () => {
  const { server, board } = openPier(20);
  const { engine } = await board('lane one', 'disembark');
  server.mood = 'lost';
  for (const text of ['one', 'two', 'poison', 'four', 'five']) await engine.scan({ text });
  server.mood = 'answers';
  server.poison = 'poison';
  await engine.refresh();
  expect(engine.state()).toMatchObject({ waiting: 0 });
  expect(server.kept.size).toBe(4);
  expect(engine.state().objections).toMatchObject([{ scan: { text: 'poison' }, word: null }]);
});

test('a scan the server rejects is put aside and kept over a reload', async () => {
  const { server, open, board } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  const shown = await engine.scan({ ticketId: 1 });
  await engine.scan({ ticketId: 2 });
  server.rejected.add(shown.id);
  server.mood = 'answers';
  await engine.refresh();
  await engine.close();
  const again = await open();
  expect(again.engine.state()).toMatchObject({
    waiting: 0,
    objections: [{ name: 'Guest 1', word: { state: 'rejected' } }],
  });
  expect(server.aboard()).toBe(1);
});

test('boarded twice while apart is a conflict this device hears of', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  await engine.scan({ ticketId: 1 });
  server.listeners.clear();
  server.boardElsewhere(1);
  server.mood = 'answers';
  await engine.refresh();
  expect(engine.state().objections).toMatchObject([{ word: { conflict: 'boardedTwice' } }]);
  expect(engine.state().recent[0]?.late).toMatchObject({ conflict: 'boardedTwice' });
});

test('a session that ended keeps the queue; signed in as somebody else, scans keep who made them', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  server.mood = 'session';
  expect(await engine.scan({ text: codeOf(1) })).toMatchObject({ verdict: 'accepted', alone: true });
  expect(engine.state()).toMatchObject({ session: 'ended', waiting: 1 });
  await engine.refresh();
  expect(engine.state().waiting).toBe(1);

  server.accountId = 2;
  server.mood = 'answers';
  await engine.refresh();
  expect(engine.state()).toMatchObject({ session: 'open', waiting: 0 });
  await engine.scan({ text: codeOf(2) });
  expect([...server.kept.values()].map(({ accountId }) => accountId)).toEqual([1, 2]);
});

test('what this device let through is signed with the name of who did, before and after it is handed over', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  await engine.scan({ ticketId: 1 });
  const markOf = (id: number) => engine.tickets().find((ticket) => ticket.id === id)?.boarded;
  const signed = { at: '2026-11-16T01:00:00.000Z', by: 'Operator 1', device: 'lane one' };
  expect(markOf(1)).toEqual(signed);
  // The list itself is not read again.
  server.api.manifest = () => Promise.reject(new Error('not now'));
  server.mood = 'answers';
  await engine.refresh();
  expect(engine.state().waiting).toBe(0);
  expect(markOf(1)).toEqual(signed);
});

test('nobody’s scan is signed with the name of who signs in after them', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  server.mood = 'lost';
  await engine.scan({ ticketId: 1 });
  server.mood = 'answers';
  server.accountId = 2;
  server.api.handOver = () => Promise.reject(new Error('not now'));
  await engine.refresh();
  expect(engine.state()).toMatchObject({ waiting: 1, setup: { accountName: 'Operator 2' } });
  expect(engine.tickets().find(({ id }) => id === 1)?.boarded).toMatchObject({ by: '' });
});

test('5,000 scans go in order, in heaps of 500, and those the server has are known', async () => {
  const { server, open, board, vaultOf } = openPier();
  await (await board()).engine.close();
  // Written as the device writes them, without five thousand waits for a disk.
  const vault = await vaultOf();
  const first = await vault.takeSequences(5000);
  const scans = Array.from({ length: 5000 }, (_, index) => ({
    id: `${index}`,
    sequence: first + index,
    sailingId,
    post: 'board' as const,
    accountId: 1,
    ticketId: null,
    text: 'x',
    deviceAt: '2026-11-16T01:00:00Z',
    offsetMs: 0,
    manifestVersion: 0,
    verdict: 'refused' as const,
    reason: 'notATicket' as const,
  }));
  await vault.enqueue(scans);
  vault.close();
  const again = await open();
  expect(again.engine.state().waiting).toBe(5000);
  // The answer to the third heap is lost on the way: the server has it, the device does not know.
  const { handOver } = server.api;
  let heaps = 0;
  server.api.handOver = async (args) => {
    const answers = await handOver(args);
    heaps += 1;
    if (heaps === 3) throw new TypeError('cut off');
    return answers;
  };
  await again.engine.refresh();
  expect(again.engine.state().waiting).toBe(4000);
  await again.engine.refresh();
  expect(again.engine.state()).toMatchObject({ waiting: 0, objections: [] });
  expect([...server.kept.keys()]).toEqual(scans.map((scan) => scan.id));
  expect(server.chunks).toEqual(Array.from({ length: 11 }, () => 500));
});
