import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Post, posts } from '../core/posts.ts';
import { sailingStatuses } from '../sailings/states.ts';
import { findConflict } from './find-conflict.ts';
import { standings, verdicts } from './states.ts';
import { type BoardingEvent, flagsOf } from './ticket-flags.ts';

const [here, elsewhere] = [7, 8];

function scan(id: string, post: Post, at: number, change: Partial<BoardingEvent> = {}): BoardingEvent {
  return {
    id,
    kind: 'scan',
    post,
    verdict: 'accepted',
    at,
    accountId: 1,
    deviceId: null,
    undoes: null,
    ...change,
  };
}
const undo = (scanId: string, at: number): BoardingEvent =>
  scan(`undo of ${scanId}`, 'board', at, { kind: 'undo', undoes: scanId });

type Known = Parameters<typeof findConflict>[0];
const valid = { sailingId: here, standing: 'valid' } as const;
const refunded = { sailingId: here, standing: 'refunded' } as const;
const other = { sailingId: elsewhere, standing: 'valid' } as const;
const sailing = { id: here, status: 'boarding', closedAt: null } as const;
const cancelled = { ...sailing, status: 'cancelled' } as const;
const closed = { ...sailing, status: 'ready', closedAt: 5 } as const;

/** What the last of the events is found to be against. */
function told(events: readonly BoardingEvent[], known: Partial<Known> = {}): string {
  const late = events.at(-1);
  if (!late) throw new Error('nothing was handed over');
  const found = findConflict({ scan: late, events, ticket: valid, sailing, ...known });
  return found ? `${found.kind} against ${found.against ?? 'nothing'}` : 'none';
}

describe('a scan that is handed over late', () => {
  test.each<[what: string, events: BoardingEvent[], conflict: string, known?: Partial<Known>]>([
    ['the only one', [scan('a', 'board', 1)], 'none'],
    [
      'aboard on another lane before',
      [scan('a', 'board', 1), scan('b', 'board', 2)],
      'boardedTwice against a',
    ],
    [
      'aboard on another lane after',
      [scan('a', 'board', 3), scan('b', 'board', 2)],
      'boardedTwice against a',
    ],
    [
      'aboard on another lane at the same moment',
      [scan('a', 'board', 2), scan('b', 'board', 2)],
      'boardedTwice against a',
    ],
    [
      'aboard with a warning on another lane',
      [scan('a', 'board', 1, { verdict: 'warned' }), scan('b', 'board', 2)],
      'boardedTwice against a',
    ],
    [
      'turned away on another lane',
      [scan('a', 'board', 1, { verdict: 'refused' }), scan('b', 'board', 2)],
      'none',
    ],
    [
      'aboard on another lane, undone since',
      [scan('a', 'board', 1), undo('a', 2), scan('b', 'board', 3)],
      'none',
    ],
    [
      'came back after leaving',
      [scan('a', 'board', 1), scan('b', 'disembark', 2), scan('c', 'board', 3)],
      'none',
    ],
    [
      'aboard before leaving, which was known already',
      [scan('b', 'disembark', 2), scan('a', 'board', 1)],
      'none',
    ],
    ['left without having come', [scan('a', 'disembark', 2)], 'disembarkedUnboarded against nothing'],
    [
      'left twice',
      [scan('a', 'board', 1), scan('b', 'disembark', 2), scan('c', 'disembark', 3)],
      'disembarkedUnboarded against b',
    ],
    [
      'left before leaving once more, which was known already',
      [scan('a', 'board', 1), scan('c', 'disembark', 3), scan('b', 'disembark', 2)],
      'disembarkedUnboarded against c',
    ],
    ['left after coming', [scan('a', 'board', 1), scan('b', 'disembark', 2)], 'none'],
    [
      'left before coming',
      [scan('a', 'board', 3), scan('b', 'disembark', 2)],
      'disembarkedUnboarded against nothing',
    ],
    ['refunded meanwhile', [scan('a', 'board', 1)], 'boardedInvalid against nothing', { ticket: refunded }],
    ['no ticket of ours', [scan('a', 'board', 1)], 'boardedInvalid against nothing', { ticket: null }],
    [
      'food on a refunded ticket',
      [scan('a', 'food', 1)],
      'boardedInvalid against nothing',
      { ticket: refunded },
    ],
    ['moved to another sailing', [scan('a', 'board', 1)], 'otherSailing against nothing', { ticket: other }],
    [
      'the sailing cancelled',
      [scan('a', 'board', 1)],
      'sailingCancelled against nothing',
      { sailing: cancelled },
    ],
    [
      'aboard after boarding closed',
      [scan('a', 'board', 6)],
      'afterClosing against nothing',
      { sailing: closed },
    ],
    ['aboard just when boarding closed', [scan('a', 'board', 5)], 'none', { sailing: closed }],
    [
      'food after boarding closed',
      [scan('a', 'board', 1), scan('b', 'food', 6)],
      'none',
      { sailing: closed },
    ],
    [
      'twice aboard, once after boarding closed',
      [scan('a', 'board', 1), scan('b', 'board', 6)],
      'boardedTwice against a',
      { sailing: closed },
    ],
    [
      'leaving a cancelled sailing',
      [scan('a', 'board', 1), scan('b', 'disembark', 2)],
      'none',
      { sailing: cancelled },
    ],
    [
      'leaving with a refunded ticket',
      [scan('a', 'board', 1), scan('b', 'disembark', 2)],
      'none',
      { ticket: refunded },
    ],
    [
      'turned away by the device itself',
      [scan('a', 'board', 1), scan('b', 'board', 2, { verdict: 'refused' })],
      'none',
    ],
    ['food twice is a matter of the kitchen', [scan('a', 'food', 1), scan('b', 'food', 2)], 'none'],
  ])('%s', (_, events, conflict, known) => expect(told(events, known)).toBe(conflict));

  test('that was undone is against nothing, not even a refund', () => {
    const late = scan('b', 'board', 2);
    const events = [scan('a', 'board', 1), late, undo('b', 3)];
    expect(findConflict({ scan: late, events, ticket: refunded, sailing })).toBeNull();
  });
});

const anyScans = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    post: fc.constantFrom(...posts),
    at: fc.nat(9),
    verdict: fc.constantFrom(...verdicts),
  }),
  { selector: (one) => one.id, minLength: 1, maxLength: 8 },
);

describe('whatever happens', () => {
  test('one or the other of two that contradict each other is found, in whatever order they come', () => {
    fc.assert(
      fc.property(anyScans, (drawn) => {
        const scans = drawn.map(({ id, post, at, verdict }) => scan(id, post, at, { verdict }));
        const found = scans.map((_, index) => told(scans.slice(0, index + 1)));
        const moves = scans
          .filter(({ verdict, post }) => verdict !== 'refused' && (post === 'board' || post === 'disembark'))
          .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
        const isInOrder = moves.every(
          ({ post }, index) => post === (index % 2 === 0 ? 'board' : 'disembark'),
        );
        // Where the whole story does not add up, somebody is asked about it.
        expect(isInOrder || found.some((one) => one !== 'none')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('what counts nothing is against nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...posts),
        fc.constantFrom(...standings),
        fc.constantFrom(...sailingStatuses),
        (post, standing, status) => {
          const refused = scan('a', post, 1, { verdict: 'refused' });
          const known = {
            ticket: { sailingId: elsewhere, standing },
            sailing: { id: here, status, closedAt: 0 },
          };
          expect(told([refused], known)).toBe('none');
          expect(flagsOf([refused]).aboard).toBe(false);
        },
      ),
    );
  });
});
