/** What a scan came to: let through, let through with something to see to, or turned away. */
export const verdicts = ['accepted', 'warned', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why somebody is let through with a word. */
export const warnings = ['notOnList', 'certificate', 'againAboard'] as const;

/** Why somebody is turned away, or what was read is no ticket. */
export const refusals = [
  'empty',
  'notATicket',
  'forged',
  'noTicket',
  'otherSailing',
  'moved',
  'unpaid',
  'canceled',
  'refunded',
  'replaced',
  'sailingCancelled',
  'notOpen',
  'closed',
  'alreadyBoarded',
  'notBoarded',
  'alreadyFood',
  'alreadyChip',
  'alreadyDisembarked',
  'full',
] as const;

/** Why the server does not count what a device hands over later. */
export const lateRefusals = [
  'accountDisabled',
  'wrongPost',
  'future',
  'tooOld',
  'foreignAccount',
  'leap',
] as const;

export const scanReasons = ['ok', ...warnings, ...refusals, ...lateRefusals] as const;
export type ScanReason = (typeof scanReasons)[number];
export type Refusal = (typeof refusals)[number];
export type Warning = (typeof warnings)[number];

/** Whether a ticket entitles to anything, and if not, what became of it. */
export const standings = ['valid', 'unpaid', 'canceled', 'refunded', 'replaced'] as const;
export type Standing = (typeof standings)[number];

/** What devices that worked apart can disagree about. */
export const conflictKinds = [
  'boardedTwice',
  'boardedInvalid',
  'disembarkedUnboarded',
  'otherSailing',
  'sailingCancelled',
  'notOpen',
  'afterClosing',
  'overCapacity',
  'clockWrong',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];
