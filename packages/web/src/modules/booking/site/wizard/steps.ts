import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { ticketKindOf } from '#modules/sailings/site/index.ts';
import { linesFor } from './choices.ts';
import type { Draft } from './draft.ts';

export const stepNames = ['kind', 'room', 'date', 'slot', 'bed', 'guests', 'pay'] as const;
export type StepName = (typeof stepNames)[number];

export interface StepState {
  name: StepName;
  done: boolean;
}

/**
 * The steps in sight: all that are done, and the first that is not. A step without a choice is left out: a kind with
 * one room type that takes everybody, a cabin with one sort of bed.
 */
export function stepsOf(
  draft: Draft,
  roomTypes: readonly PublicRoomType[],
  /** What was chosen cannot be bought, or no longer: another date must be found. */
  gone: boolean,
): StepState[] {
  const type = roomTypes.find(({ id }) => id === draft.roomTypeId);
  const done: Record<StepName, boolean> = {
    kind: draft.kind !== null,
    room: type !== undefined,
    date: draft.date !== null && !gone,
    slot: draft.sailingId !== null && !gone,
    bed: !type || type.beds.length === 0 || draft.bed !== null,
    guests: draft.guestsDone,
    pay: false,
  };
  const wanted = stepNames.filter((name) => {
    if (name === 'room') {
      const [only, ...others] = roomTypes.filter((one) => ticketKindOf(one) === draft.kind);
      return !only || others.length > 0 || linesFor(only, draft.people) > 1;
    }
    return name !== 'bed' || (type !== undefined && type.beds.length > 1);
  });
  const current = wanted.findIndex((name) => !done[name]);
  return wanted.slice(0, current + 1).map((name) => ({ name, done: done[name] }));
}
