import { describe, expect, test, vi } from 'vitest';
import { ScanFailed } from './engine-state.ts';
import { makeTicket, sailingId } from './test/fake-server.ts';
import { codeOf, forgedCode, openPier, until } from './test/pier.ts';

// Patience for a loaded machine; nothing here measures speed.
vi.setConfig({ testTimeout: 60_000 });

describe('while the server answers', () => {
  test('it decides, and nothing waits', async () => {
    const { server, board } = openPier();
    const { engine } = await board();
    const shown = await engine.scan({ text: codeOf(1) });
    expect(shown).toMatchObject({ verdict: 'accepted', alone: false, ticket: { name: 'Guest 1' } });
    expect(shown.rest.map(({ id }) => id)).toEqual([2, 3]);
    expect(engine.state()).toMatchObject({
      connection: 'connected',
      waiting: 0,
      counts: { boarded: 1, expected: 10 },
      recent: [{ verdict: 'accepted', isWaiting: false }],
    });
    expect(server.kept.size).toBe(1);
  });

  test('the same code twice within a second is one scan with the same answer', async () => {
    const { clock, server, board } = openPier();
    const { engine } = await board();
    const [first, second] = await Promise.all([
      engine.scan({ text: codeOf(1) }),
      engine.scan({ text: codeOf(1) }),
    ]);
    clock.advance(900);
    expect(await engine.scan({ text: codeOf(1) })).toBe(first);
    expect(second).toBe(first);
    expect(server.kept.size).toBe(1);
    clock.advance(200);
    expect(await engine.scan({ text: codeOf(1) })).toMatchObject({ reason: 'alreadyBoarded' });
    expect(server.kept.size).toBe(2);
  });

  test('a whole order goes in one call, each ticket a scan of its own', async () => {
    const { server, board } = openPier();
    const { engine } = await board();
    const { rest } = await engine.scan({ text: codeOf(1) });
    const shown = await engine.scanOrder(rest.map(({ id }) => id));
    expect(shown.map(({ verdict }) => verdict)).toEqual(['accepted', 'accepted']);
    expect(server.calls.scan).toBe(2);
    expect(server.kept.size).toBe(3);
  });

  test('where the server comes no further than the first of an order, the device decides about the others', async () => {
    const { server, board } = openPier();
    const { engine } = await board();
    const { scan } = server.api;
    server.api.scan = ({ body }, ...more) =>
      scan({ body: { ...body, items: body.items.slice(0, 1) } }, ...more);
    const shown = await engine.scanOrder([1, 2, 3]);
    expect(shown.map(({ ticket, verdict, alone }) => [ticket?.id, verdict, alone])).toEqual([
      [1, 'accepted', false],
      [2, 'accepted', true],
      [3, 'accepted', true],
    ]);
    await engine.refresh();
    expect(engine.state()).toMatchObject({ waiting: 0, objections: [] });
    expect(server.aboard()).toBe(3);
  });

  test('a serial number is read however it is typed', async () => {
    const { board } = openPier();
    const { engine } = await board();
    const { serial } = makeTicket(4);
    const typed = `${serial.slice(0, 5)}-${serial.slice(5)}`.toLowerCase();
    expect(await engine.scan({ text: ` ${typed} ` })).toMatchObject({ ticket: { id: 4 } });
  });

  test('a refused call is shown as such and may be tried again at once', async () => {
    const { server, board } = openPier();
    const { engine } = await board();
    const { scan } = server.api;
    const { ApiError } = await import('#lib/api-error.ts');
    server.api.scan = () => Promise.reject(new ApiError(403, 'boarding.post', 'not your post'));
    await expect(engine.scan({ text: codeOf(1) })).rejects.toEqual(new ScanFailed('not your post'));
    expect(engine.state().waiting).toBe(0);
    server.api.scan = scan;
    expect(await engine.scan({ text: codeOf(1) })).toMatchObject({ verdict: 'accepted' });
  });

  test('another lane is known here at once, and on the disk', async () => {
    const { server, open, board } = openPier();
    const { engine } = await board();
    server.boardElsewhere(5);
    expect(engine.state().counts).toMatchObject({ boarded: 1, aboard: 1 });
    server.mood = 'lost';
    expect(await engine.scan({ text: codeOf(5) })).toMatchObject({ reason: 'alreadyBoarded', alone: true });
    await engine.close();
    const again = await open();
    expect(await again.engine.scan({ text: codeOf(5) })).toMatchObject({ reason: 'alreadyBoarded' });
  });
});

describe('without a network', () => {
  test('the device decides by the same rule and keeps the scan over a reload', async () => {
    const { server, open, board } = openPier();
    const { engine } = await board();
    server.mood = 'lost';
    expect(await engine.scan({ text: codeOf(1) })).toMatchObject({ verdict: 'accepted', alone: true });
    expect(await engine.scan({ ticketId: 2 })).toMatchObject({ verdict: 'accepted', alone: true });
    expect(engine.state()).toMatchObject({ connection: 'offline', waiting: 2, counts: { boarded: 2 } });
    await engine.close();

    const again = await open();
    expect(again.engine.state()).toMatchObject({ waiting: 2, counts: { boarded: 2 } });
    expect(again.engine.state().recent.map(({ ticket }) => ticket?.id)).toEqual([2, 1]);
    expect(await again.engine.scan({ text: codeOf(1) })).toMatchObject({ reason: 'alreadyBoarded' });

    server.mood = 'answers';
    await again.engine.refresh();
    expect(again.engine.state()).toMatchObject({ connection: 'connected', waiting: 0 });
    expect([...server.kept.values()].map(({ ticketId, verdict }) => [ticketId, verdict])).toEqual([
      [1, 'accepted'],
      [2, 'accepted'],
      [1, 'refused'],
    ]);
    expect(server.aboard()).toBe(2);
  });

  test('a genuine ticket that is not on the list is let in once, with a word', async () => {
    const { server, board } = openPier();
    const { engine } = await board();
    server.mood = 'lost';
    const code = codeOf(99);
    expect(await engine.scan({ text: code })).toMatchObject({ verdict: 'warned', reason: 'notOnList' });
    expect(await engine.scan({ text: `${code} ` })).toMatchObject({ reason: 'alreadyBoarded' });
    expect(engine.state().counts).toMatchObject({ boarded: 1, expected: 10 });
    expect(engine.unlisted().map(({ id }) => id)).toEqual([99]);
  });

  test.each([
    ['a forged code', forgedCode, 'forged'],
    ['a code cut short', codeOf(1).slice(0, -1), 'notATicket'],
    ['a code of another sailing', codeOf(1, 8), 'moved'],
    ['an unknown ticket of another sailing', codeOf(99, 8), 'otherSailing'],
    ['another text', 'https://example.com/menu', 'notATicket'],
    ['10 kB of text', 'x'.repeat(10_240), 'notATicket'],
    ['bytes', '\u0000\u0001\u{fffd}\ud800G1.', 'notATicket'],
    ['nothing', ' \r\n', 'empty'],
    ['an unknown serial number', 'ACDEF-33333', 'noTicket'],
  ])('%s is refused, kept and handed over', async (_, text, reason) => {
    const { server, board } = openPier();
    const { engine } = await board();
    server.mood = 'lost';
    expect(await engine.scan({ text })).toMatchObject({ verdict: 'refused', reason });
    expect(engine.state()).toMatchObject({ waiting: 1, counts: { boarded: 0 } });
    server.mood = 'answers';
    await engine.refresh();
    expect([...server.kept.values()]).toMatchObject([{ verdict: 'refused', reason }]);
  });

  test('no more board than the share the device holds', async () => {
    const { server, board } = openPier(8);
    const { engine } = await board();
    expect(engine.state().placesLeft).toBe(2);
    server.mood = 'lost';
    const order = await engine.scanOrder([1, 2, 3]);
    expect(order.map(({ reason }) => reason)).toEqual(['ok', 'ok', 'full']);
    server.mood = 'answers';
    await engine.refresh();
    expect(server.aboard()).toBe(2);
    // A quarter of the six that are left.
    expect(engine.state().placesLeft).toBe(2);
  });

  test('a device that goes to another post gives its share back', async () => {
    const { server, board } = openPier(8);
    const { engine } = await board();
    expect(server.shares).toEqual([2]);
    await engine.choose({ sailingId, post: 'food' });
    expect(server.shares).toEqual([2, 0]);
    expect(engine.state().placesLeft).toBe(0);
  });

  test('what it boarded does not come back to the share when it is handed over', async () => {
    const { server, board } = openPier(8);
    const { engine } = await board();
    server.mood = 'lost';
    await engine.scan({ ticketId: 1 });
    server.mood = 'answers';
    server.api.takeShare = () => Promise.reject(new Error('not now'));
    await engine.refresh();
    expect(engine.state()).toMatchObject({ waiting: 0, placesLeft: 1 });
  });
});

describe('while the server is slow', () => {
  test('nobody waits longer than the setting says, and the scan is counted once', async () => {
    const { clock, server, board } = openPier();
    const { engine } = await board();
    server.mood = 'hangs';
    const scanning = engine.scan({ text: codeOf(1) });
    await until(() => server.asked === 1);
    clock.advance(400);
    const shown = await scanning;
    expect(shown).toMatchObject({ verdict: 'accepted', alone: true });
    expect(engine.state()).toMatchObject({ connection: 'slow', waiting: 1 });
    server.mood = 'answers';
    server.release();
    await until(() => server.kept.size === 1);
    await engine.refresh();
    expect(engine.state()).toMatchObject({ waiting: 0, objections: [] });
    expect([...server.kept.keys()]).toEqual([shown.id]);
    expect(server.aboard()).toBe(1);
  });

  test('news of the very scan that is awaited does not turn its guest away', async () => {
    const { clock, server, board } = openPier();
    const { engine } = await board();
    server.mood = 'hangs';
    const scanning = engine.scan({ text: codeOf(1) });
    await until(() => server.asked === 1);
    // The server has let the guest in and told everybody; only the answer is still on its way.
    server.boardElsewhere(1);
    clock.advance(400);
    expect(await scanning).toMatchObject({ verdict: 'accepted', alone: true });
  });

  test('a late answer that says otherwise stands with the scan and among the objections', async () => {
    const { clock, server, board } = openPier();
    const { engine } = await board();
    // The other lane boards the same ticket, and this device does not hear of it.
    server.listeners.clear();
    server.boardElsewhere(1);
    server.mood = 'hangs';
    const scanning = engine.scan({ text: codeOf(1) });
    await until(() => server.asked === 1);
    clock.advance(400);
    expect(await scanning).toMatchObject({ verdict: 'accepted', alone: true });
    server.mood = 'answers';
    server.release();
    await until(() => engine.state().recent[0]?.late !== null);
    expect(engine.state().recent[0]).toMatchObject({
      verdict: 'accepted',
      late: { verdict: 'refused', reason: 'alreadyBoarded' },
    });
    await engine.refresh();
    expect(engine.state().objections).toMatchObject([
      { name: 'Guest 1', word: { state: 'known', verdict: 'refused' } },
    ]);
    expect(engine.state().counts).toMatchObject({ boarded: 1 });
    await engine.dropObjection(engine.state().objections[0]?.scan.id ?? '');
    expect(engine.state().objections).toEqual([]);
  });

  test('after three scans without an answer nobody waits any more, until the server is found again', async () => {
    const { clock, server, board } = openPier(20);
    const { engine } = await board();
    server.mood = 'hangs';
    for (const ticketId of [1, 2, 3]) {
      const scanning = engine.scan({ ticketId });
      await until(() => server.asked === ticketId);
      clock.advance(400);
      await scanning;
    }
    expect(engine.state().connection).toBe('offline');
    expect(await engine.scan({ ticketId: 4 })).toMatchObject({ alone: true });
    expect(server.asked).toBe(3);
    server.mood = 'answers';
    server.drop();
    await until(() => {
      clock.advance(1000);
      return engine.state().connection === 'connected' && engine.state().waiting === 0;
    });
    expect(server.aboard()).toBe(4);
  });
});
