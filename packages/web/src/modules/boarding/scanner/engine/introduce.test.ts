import { expect, test } from 'vitest';
import type { Shown } from './engine-state.ts';
import { sailingId } from './test/fake-server.ts';
import { codeOf, openPier, until } from './test/pier.ts';

test('a server that has not met the device yet is asked about no scan', async () => {
  const { server, clock, open } = openPier();
  const { engine } = await open();
  await engine.choose({ sailingId, post: 'board' });
  const { nameDevice } = server.api;
  const met = Promise.withResolvers<void>();
  let introductions = 0;
  server.api.nameDevice = async (...call) => {
    introductions += 1;
    await met.promise;
    return nameDevice(...call);
  };
  const naming = engine.nameDevice('lane one');
  await until(() => introductions > 0);
  let first: Shown | null = null;
  void engine.scan({ text: codeOf(1) }).then((shown) => (first = shown));
  await until(() => {
    clock.advance(10);
    return first !== null;
  });
  expect(first).toMatchObject({ verdict: 'accepted', alone: true });
  expect(server.asked).toBe(0);
  met.resolve();
  await naming;
  expect(await engine.scan({ text: codeOf(2) })).toMatchObject({ verdict: 'accepted', alone: false });
  expect(introductions).toBe(1);
});
