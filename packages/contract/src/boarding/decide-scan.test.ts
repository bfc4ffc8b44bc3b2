import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posts } from '../core/posts.ts';
import { sailingStatuses } from '../sailings/states.ts';
import { decideScan, type KnownTicket, type ScanQuestion } from './decide-scan.ts';
import { refusals, standings, warnings } from './states.ts';

const [here, elsewhere] = [7, 8];

/** A paid ticket for the sailing of the post, not used yet. */
const ticket: KnownTicket = {
  sailingId: here,
  standing: 'valid',
  certificate: false,
  aboard: false,
  hasBoarded: false,
  hasFood: false,
  hasChip: false,
  hasDisembarked: false,
};
const aboard: KnownTicket = { ...ticket, aboard: true, hasBoarded: true };
const fed: KnownTicket = { ...aboard, hasFood: true };
const withChip: KnownTicket = { ...aboard, hasChip: true };
const gone: KnownTicket = { ...ticket, hasBoarded: true, hasDisembarked: true };

/** Its code at the gangway while boarding is open, with a network, and everybody may come aboard once. */
const usual: ScanQuestion = {
  read: { kind: 'genuine', sailingId: here },
  ticket,
  post: 'board',
  sailing: { id: here, status: 'boarding' },
  settings: { reboard: false, admitUnlisted: true },
  placesLeft: 100,
  alone: false,
};
const alone = { alone: true, ticket: null } as const;
const mayReturn = { reboard: true, admitUnlisted: true };
const strict = { reboard: false, admitUnlisted: false };
const tomorrows: KnownTicket = { ...ticket, sailingId: elsewhere };
const tomorrowsCode = { kind: 'genuine', sailingId: elsewhere } as const;

type Case = [what: string, change: Partial<ScanQuestion>, answer: string];
const answerTo = (change: Partial<ScanQuestion>) => {
  const { verdict, reason } = decideScan({ ...usual, ...change });
  return `${verdict}: ${reason}`;
};

describe('what was read', () => {
  test.each<Case>([
    ['the code of a ticket', {}, 'accepted: ok'],
    ['a serial number typed, or a name found', { read: { kind: 'chosen' } }, 'accepted: ok'],
    ['nothing', { read: { kind: 'empty' }, ticket: null }, 'refused: empty'],
    ['other text, however long, or bytes', { read: { kind: 'other' }, ticket: null }, 'refused: notATicket'],
    [
      'a code with a signature that is not ours',
      { read: { kind: 'forged' }, ticket: null },
      'refused: forged',
    ],
    ['a forged code of a ticket there is', { read: { kind: 'forged' } }, 'refused: forged'],
    ['a genuine code nobody knows', { ticket: null }, 'refused: noTicket'],
    ['a serial number nobody has', { read: { kind: 'chosen' }, ticket: null }, 'refused: noTicket'],
  ])('%s', (_, change, answer) => expect(answerTo(change)).toBe(answer));

  test('what is no ticket is refused at every post, in every state of the sailing', () => {
    for (const post of posts)
      for (const status of sailingStatuses)
        for (const [kind, reason] of [
          ['empty', 'empty'],
          ['other', 'notATicket'],
          ['forged', 'forged'],
        ] as const)
          expect(answerTo({ post, sailing: { id: here, status }, read: { kind }, ticket: aboard })).toBe(
            `refused: ${reason}`,
          );
  });
});

describe('what became of the ticket', () => {
  test.each<Case>([
    ['of another ship', { read: tomorrowsCode, ticket: tomorrows }, 'refused: otherSailing'],
    [
      'of another day, found by name',
      { read: { kind: 'chosen' }, ticket: tomorrows },
      'refused: otherSailing',
    ],
    ['moved away, with its old code', { ticket: tomorrows }, 'refused: moved'],
    ['moved here, with its old code', { read: tomorrowsCode }, 'refused: moved'],
    ['not paid', { ticket: { ...ticket, standing: 'unpaid' } }, 'refused: unpaid'],
    ['canceled', { ticket: { ...ticket, standing: 'canceled' } }, 'refused: canceled'],
    ['refunded', { ticket: { ...ticket, standing: 'refunded' } }, 'refused: refunded'],
    ['of a guest who was replaced', { ticket: { ...ticket, standing: 'replaced' } }, 'refused: replaced'],
    ['moved, then refunded', { ticket: { ...tomorrows, standing: 'refunded' } }, 'refused: refunded'],
    [
      'of another sailing and refunded',
      { read: tomorrowsCode, ticket: { ...tomorrows, standing: 'refunded' } },
      'refused: otherSailing',
    ],
  ])('%s', (_, change, answer) => expect(answerTo(change)).toBe(answer));
});

describe('coming aboard', () => {
  test.each<Case>([
    ['the first time', {}, 'accepted: ok'],
    ['with a certificate to show', { ticket: { ...ticket, certificate: true } }, 'warned: certificate'],
    ['twice', { ticket: aboard }, 'refused: alreadyBoarded'],
    ['twice, where one may come back', { ticket: aboard, settings: mayReturn }, 'refused: alreadyBoarded'],
    ['again after leaving', { ticket: gone }, 'refused: alreadyDisembarked'],
    ['again, where one may come back', { ticket: gone, settings: mayReturn }, 'warned: againAboard'],
    ['on the last place', { placesLeft: 1 }, 'accepted: ok'],
    ['with no place left', { placesLeft: 0 }, 'refused: full'],
    ['with less than none', { placesLeft: -3 }, 'refused: full'],
    ['again, with no place left', { ticket: gone, settings: mayReturn, placesLeft: 0 }, 'refused: full'],
    ['twice, with no place left', { ticket: aboard, placesLeft: 0 }, 'refused: alreadyBoarded'],
  ])('%s', (_, change, answer) => expect(answerTo(change)).toBe(answer));
});

describe('food, chips and leaving', () => {
  test.each<Case>([
    ['food', { post: 'food', ticket: aboard }, 'accepted: ok'],
    ['food before boarding', { post: 'food' }, 'refused: notBoarded'],
    ['food twice', { post: 'food', ticket: fed }, 'refused: alreadyFood'],
    ['food after leaving', { post: 'food', ticket: gone }, 'refused: alreadyDisembarked'],
    ['food after chips', { post: 'food', ticket: withChip }, 'accepted: ok'],
    ['food on a full ship', { post: 'food', ticket: aboard, placesLeft: 0 }, 'accepted: ok'],
    ['chips', { post: 'chip', ticket: aboard }, 'accepted: ok'],
    ['chips before boarding', { post: 'chip' }, 'refused: notBoarded'],
    ['chips twice', { post: 'chip', ticket: withChip }, 'refused: alreadyChip'],
    ['chips after leaving', { post: 'chip', ticket: gone }, 'refused: alreadyDisembarked'],
    ['chips after food', { post: 'chip', ticket: fed }, 'accepted: ok'],
    ['leaving', { post: 'disembark', ticket: aboard }, 'accepted: ok'],
    ['leaving before boarding', { post: 'disembark' }, 'refused: notBoarded'],
    ['leaving twice', { post: 'disembark', ticket: gone }, 'refused: alreadyDisembarked'],
    ['leaving a full ship', { post: 'disembark', ticket: aboard, placesLeft: 0 }, 'accepted: ok'],
  ])('%s', (_, change, answer) => expect(answerTo(change)).toBe(answer));
});

describe('each post in each state of the sailing', () => {
  const entitled = { board: ticket, food: aboard, chip: aboard, disembark: aboard };
  test.each([
    //             board                        food                         chip                         disembark
    ['scheduled', ['refused: notOpen', 'refused: notOpen', 'refused: notOpen', 'accepted: ok']],
    ['boarding', ['accepted: ok', 'accepted: ok', 'accepted: ok', 'accepted: ok']],
    ['ready', ['refused: closed', 'accepted: ok', 'accepted: ok', 'accepted: ok']],
    ['departed', ['refused: closed', 'accepted: ok', 'accepted: ok', 'accepted: ok']],
    ['returned', ['refused: closed', 'refused: closed', 'refused: closed', 'accepted: ok']],
    [
      'cancelled',
      ['refused: sailingCancelled', 'refused: sailingCancelled', 'refused: sailingCancelled', 'accepted: ok'],
    ],
  ] as const)('%s', (status, answers) => {
    const sailing = { id: here, status };
    expect(posts.map((post) => answerTo({ post, sailing, ticket: entitled[post] }))).toEqual(answers);
  });

  test('the table names every state', () => {
    expect(sailingStatuses.toSorted()).toEqual(
      ['scheduled', 'boarding', 'ready', 'departed', 'returned', 'cancelled'].toSorted(),
    );
  });

  test.each([
    ['scheduled', 'refused: notOpen'],
    ['boarding', 'refused: notBoarded'],
    ['ready', 'refused: notBoarded'],
    ['departed', 'refused: notBoarded'],
    ['returned', 'refused: notBoarded'],
    ['cancelled', 'refused: sailingCancelled'],
  ] as const)('%s: leaving without having come aboard', (status, answer) => {
    expect(answerTo({ post: 'disembark', sailing: { id: here, status } })).toBe(answer);
  });
});

describe('a device alone', () => {
  test.each<Case>([
    ['a ticket on its list', { alone: true }, 'accepted: ok'],
    ['a ticket sold since', alone, 'warned: notOnList'],
    ['a ticket sold since, where the list is the law', { ...alone, settings: strict }, 'refused: noTicket'],
    ['a ticket sold since, and no place left', { ...alone, placesLeft: 0 }, 'refused: full'],
    ['a ticket sold since, for another sailing', { ...alone, read: tomorrowsCode }, 'refused: otherSailing'],
    ['a serial number that is not on the list', { ...alone, read: { kind: 'chosen' } }, 'refused: noTicket'],
    ['food for a ticket sold since', { ...alone, post: 'food', placesLeft: 0 }, 'warned: notOnList'],
    ['a ticket sold since that leaves', { ...alone, post: 'disembark', placesLeft: 0 }, 'warned: notOnList'],
    [
      'a ticket sold since, after boarding closed',
      { ...alone, sailing: { id: here, status: 'ready' } },
      'refused: closed',
    ],
  ])('%s', (_, change, answer) => expect(answerTo(change)).toBe(answer));
});

const anyTicket = fc.record({
  sailingId: fc.constantFrom(here, elsewhere),
  standing: fc.constantFrom(...standings),
  certificate: fc.boolean(),
  aboard: fc.boolean(),
  hasBoarded: fc.boolean(),
  hasFood: fc.boolean(),
  hasChip: fc.boolean(),
  hasDisembarked: fc.boolean(),
});
const anyQuestion: fc.Arbitrary<ScanQuestion> = fc.record({
  read: fc.oneof(
    fc.record({ kind: fc.constant('genuine' as const), sailingId: fc.constantFrom(here, elsewhere) }),
    fc.record({ kind: fc.constantFrom('chosen', 'forged', 'other', 'empty') }),
  ),
  ticket: fc.option(anyTicket),
  post: fc.constantFrom(...posts),
  sailing: fc.record({ id: fc.constant(here), status: fc.constantFrom(...sailingStatuses) }),
  settings: fc.record({ reboard: fc.boolean(), admitUnlisted: fc.boolean() }),
  placesLeft: fc.integer({ min: -1, max: 2 }),
  alone: fc.boolean(),
});

describe('whatever is asked', () => {
  test('whoever is aboard may leave, whatever became of ticket and sailing', () => {
    const leaving = anyQuestion.filter(({ read }) => ['genuine', 'chosen'].includes(read.kind));
    fc.assert(
      fc.property(leaving, anyTicket, (question, known) => {
        const asked = { ...question, post: 'disembark', ticket: { ...known, aboard: true } } as const;
        expect(decideScan(asked)).toEqual({ verdict: 'accepted', reason: 'ok' });
      }),
    );
  });

  test('nobody comes aboard but with a live ticket for this sailing, while boarding is open and there is room', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const asked = { ...question, post: 'board' } as const;
        const { ticket } = asked;
        const isLive = ticket?.sailingId === here && ticket.standing === 'valid' && !ticket.aboard;
        const isUnlisted =
          !ticket && asked.alone && asked.read.kind === 'genuine' && asked.read.sailingId === here;
        const mayPass = asked.sailing.status === 'boarding' && asked.placesLeft > 0 && (isLive || isUnlisted);
        // Many who might are turned away for other reasons; nobody who may not is let in.
        expect(mayPass || decideScan(asked).verdict === 'refused').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('the verdict and the reason belong together', () => {
    const reasons = { accepted: ['ok'], warned: [...warnings], refused: [...refusals] };
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { verdict, reason } = decideScan(question);
        expect(reasons[verdict]).toContain(reason);
      }),
    );
  });

  test('every warning and every refusal there is a word for is given to somebody', () => {
    const people = [
      ticket,
      aboard,
      fed,
      withChip,
      gone,
      tomorrows,
      { ...ticket, certificate: true },
      null,
      ...standings.map((standing) => ({ ...ticket, standing })),
    ];
    const reads = ['genuine', 'chosen', 'forged', 'other', 'empty'] as const;
    const given = people.flatMap((ticket) =>
      posts.flatMap((post) =>
        sailingStatuses.flatMap((status) =>
          reads.flatMap((kind) =>
            [0, 1].map((placesLeft) => {
              const asked = { ticket, post, sailing: { id: here, status }, placesLeft, alone: true };
              return decideScan({ ...usual, ...asked, settings: mayReturn, read: { kind, sailingId: here } });
            }),
          ),
        ),
      ),
    );
    const reasons = new Set(given.map((one) => one.reason));
    // With a network the list is complete.
    reasons.add(decideScan({ ...usual, ticket: null }).reason);
    expect([...reasons].toSorted()).toEqual(['ok', ...warnings, ...refusals].toSorted());
  });
});
