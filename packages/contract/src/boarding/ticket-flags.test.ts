import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Post, posts } from '../core/posts.ts';
import { verdicts } from './states.ts';
import { type BoardingEvent, countedScans, flagsOf, noFlags, type TicketFlags } from './ticket-flags.ts';

const lane = '0d9be2a4-0000-4000-8000-000000000001';

function scan(id: string, post: Post, at: number, change: Partial<BoardingEvent> = {}): BoardingEvent {
  return {
    id,
    kind: 'scan',
    post,
    verdict: 'accepted',
    at,
    accountId: 1,
    deviceId: lane,
    undoes: null,
    ...change,
  };
}
const undo = (scanId: string, at: number): BoardingEvent =>
  scan(`undo of ${scanId}`, 'board', at, { kind: 'undo', undoes: scanId, deviceId: null });

/** In a few words: where somebody stands, and when each thing happened. */
function told(events: readonly BoardingEvent[]): string {
  const { aboard, ...marks } = flagsOf(events);
  const times = Object.entries(marks).flatMap(([name, mark]) => (mark ? [`${name} ${mark.at}`] : []));
  return [aboard ? 'aboard' : 'ashore', ...times].join(', ');
}

describe('the flags of a ticket', () => {
  test.each<[what: string, events: BoardingEvent[], flags: string]>([
    ['nothing yet', [], 'ashore'],
    ['came aboard', [scan('a', 'board', 1)], 'aboard, boarded 1'],
    ['with a warning counts too', [scan('a', 'board', 1, { verdict: 'warned' })], 'aboard, boarded 1'],
    ['refused counts nothing', [scan('a', 'board', 1, { verdict: 'refused' })], 'ashore'],
    [
      'a whole day',
      [scan('a', 'board', 1), scan('b', 'food', 2), scan('c', 'chip', 3), scan('d', 'disembark', 4)],
      'ashore, boarded 1, food 2, chip 3, disembarked 4',
    ],
    [
      'came back: boarded the first time, not gone any more',
      [scan('a', 'board', 1), scan('b', 'disembark', 2), scan('c', 'board', 3)],
      'aboard, boarded 1',
    ],
    [
      'came back and left again: left the last time',
      [scan('a', 'board', 1), scan('b', 'disembark', 2), scan('c', 'board', 3), scan('d', 'disembark', 4)],
      'ashore, boarded 1, disembarked 4',
    ],
    ['twice aboard, apart', [scan('b', 'board', 5), scan('a', 'board', 3)], 'aboard, boarded 3'],
    ['left without having come', [scan('a', 'disembark', 2)], 'ashore, disembarked 2'],
    ['undone', [scan('a', 'board', 1), undo('a', 2)], 'ashore'],
    ['undone before it was heard of', [undo('a', 2), scan('a', 'board', 1)], 'ashore'],
    ['done again', [scan('a', 'board', 1), undo('a', 2), scan('b', 'board', 3)], 'aboard, boarded 3'],
    [
      'leaving undone: aboard again since the first time',
      [scan('a', 'board', 1), scan('b', 'disembark', 2), undo('b', 3)],
      'aboard, boarded 1',
    ],
  ])('%s', (_, events, flags) => expect(told(events)).toBe(flags));

  test('say who scanned and on which device, and in the back office on none', () => {
    const events = [scan('a', 'board', 5, { accountId: 3 }), scan('b', 'food', 6, { deviceId: null })];
    expect(flagsOf(events)).toEqual({
      ...noFlags,
      boarded: { at: 5, accountId: 3, deviceId: lane },
      food: { at: 6, accountId: 1, deviceId: null },
      aboard: true,
    });
  });
});

/** Scans of one ticket, some at the same moment, and undos of any of them. */
const anyScans = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('scan' as const),
    post: fc.constantFrom(...posts),
    verdict: fc.constantFrom(...verdicts),
    at: fc.nat(12),
    accountId: fc.integer({ min: 1, max: 4 }),
    deviceId: fc.constantFrom(lane, null),
    undoes: fc.constant(null),
  }),
  { selector: (one) => one.id, maxLength: 12 },
);
const anyEvents = anyScans.chain((scans) =>
  fc
    .subarray(scans)
    .map((undone): BoardingEvent[] => [...scans, ...undone.map(({ id, at }) => undo(id, at))]),
);
/** The same events in another order, some of them several times. */
const sentAnyhow = anyEvents.chain((events) =>
  fc
    .tuple(fc.subarray(events), fc.subarray(events))
    .chain(([again, andAgain]) => {
      const all = [...events, ...again, ...andAgain];
      return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    })
    .map((sent) => ({ events, sent })),
);

describe('whatever happens', () => {
  test('the same events in any order and any number give the same flags', () => {
    fc.assert(
      fc.property(sentAnyhow, ({ events, sent }) => {
        expect(flagsOf(sent)).toEqual(flagsOf(events));
        expect(countedScans(sent)).toEqual(countedScans(events));
      }),
      { numRuns: 1000 },
    );
  });

  test('an undone scan has never been', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const undone = new Set(events.map((event) => event.undoes));
        const left = events.filter((event) => event.kind === 'scan' && !undone.has(event.id));
        expect(flagsOf(events)).toEqual(flagsOf(left));
      }),
    );
  });

  test('a scan later than all others changes only what its post is about', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...posts), fc.boolean(), (events, post, isWarned) => {
        const later = scan('later', post, 13, { verdict: isWarned ? 'warned' : 'accepted' });
        expect(flagsOf([...events, later])).toEqual(afterwards(flagsOf(events), later));
      }),
    );
  });

  test('scan by scan, as they happen, comes to the same as all at once', () => {
    fc.assert(
      fc.property(anyScans, (scans) => {
        const heard = scans.filter((one) => one.verdict !== 'refused');
        const step = (flags: TicketFlags, event: BoardingEvent) => afterwards(flags, event);
        expect(countedScans(heard).reduce(step, noFlags)).toEqual(flagsOf(scans));
      }),
    );
  });
});

/** What one later scan changes: the whole of what has to be written while scans arrive as they happen. */
function afterwards(flags: TicketFlags, { post, at, accountId, deviceId }: BoardingEvent): TicketFlags {
  const mark = { at, accountId, deviceId };
  switch (post) {
    case 'board':
      return { ...flags, boarded: flags.boarded ?? mark, disembarked: null, aboard: true };
    case 'food':
      return { ...flags, food: flags.food ?? mark };
    case 'chip':
      return { ...flags, chip: flags.chip ?? mark };
    case 'disembark':
      return { ...flags, disembarked: mark, aboard: false };
  }
}
