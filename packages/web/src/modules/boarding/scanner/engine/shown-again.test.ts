import { expect, test } from 'vitest';
import { codeOf, openPier, until } from './test/pier.ts';

test('a ticket shown again, with another in between, before the first was answered is let in once', async () => {
  const { clock, server, board } = openPier();
  const { engine } = await board();
  server.mood = 'hangs';
  const scanning: ReturnType<typeof engine.scan>[] = [];
  // Each asks before the next is shown: signatures are checked meanwhile, and which is done first nobody knows.
  for (const id of [1, 2, 1]) {
    scanning.push(engine.scan({ text: codeOf(id) }));
    await until(() => server.asked === scanning.length);
  }
  clock.advance(400);
  const shown = await Promise.all(scanning);
  expect(shown.map(({ ticket, verdict, reason }) => [ticket?.id, verdict, reason])).toEqual([
    [1, 'accepted', 'ok'],
    [2, 'accepted', 'ok'],
    [1, 'refused', 'alreadyBoarded'],
  ]);
  server.mood = 'answers';
  server.drop();
  await engine.refresh();
  expect([...server.kept.values()].map(({ conflict }) => conflict)).toEqual([null, null, null]);
  expect(server.aboard()).toBe(2);
});

test('a ticket the server let in while it was shown again is not let in by the device', async () => {
  const { clock, server, board } = openPier();
  const { engine } = await board();
  server.mood = 'hangs';
  const first = engine.scan({ text: codeOf(1) });
  await until(() => server.asked === 1);
  const second = engine.scan({ text: codeOf(2) });
  await until(() => server.asked === 2);
  const again = engine.scan({ text: codeOf(1) });
  await until(() => server.asked === 3);
  server.releaseNext();
  expect(await first).toMatchObject({ verdict: 'accepted', alone: false });
  clock.advance(400);
  expect(await second).toMatchObject({ verdict: 'accepted', alone: true });
  expect(await again).toMatchObject({ reason: 'alreadyBoarded', alone: true });
});
