import { createMemoryShelf } from './memory-shelf.ts';
import { freshStep, type OthersSteps, type RoomStep, stepKinds, type StepShelf } from './room-step.ts';

/**
 * Not among what a logout forgets: steps are owed to the server, and wait for whoever made them. Each has a key of its own,
 * so that two tabs never write over each other.
 */
const prefix = 'gangway_steps1_';

/** Keeps the steps of one account in this browser. */
export function createStepShelf(accountId: number): StepShelf {
  if (!keepsAnything()) return createMemoryShelf();
  const own = `${prefix}${accountId}_`;
  const keys = () => keysOf((key) => key.startsWith(own));
  const others = () => keysOf((key) => key.startsWith(prefix) && !key.startsWith(own));

  return {
    read: () => stepsAt(keys()),
    put(step) {
      const known = keys();
      const there = known.find((key) => key.endsWith(step.id));
      const last = Number(known.at(-1)?.slice(own.length).split('_')[0] ?? 0);
      const key = there ?? `${own}${String(last + 1).padStart(9, '0')}_${step.id}`;
      localStorage.setItem(key, JSON.stringify(step));
    },
    remove(id) {
      const key = keys().find((known) => known.endsWith(id));
      if (key) localStorage.removeItem(key);
    },
    others: () => countByPerson(stepsAt(others())),
    watch(changed) {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) changed();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

function keysOf(isAsked: (key: string) => boolean): string[] {
  return Object.keys(localStorage).filter(isAsked).toSorted();
}

function stepsAt(keys: readonly string[]): RoomStep[] {
  return keys.flatMap((key) => parse(localStorage.getItem(key)) ?? []);
}

function countByPerson(steps: readonly RoomStep[]): OthersSteps[] {
  const counts = new Map<string, number>();
  for (const { by, refused } of steps) if (refused === null) counts.set(by, (counts.get(by) ?? 0) + 1);
  return [...counts].map(([by, count]) => ({ by, count }));
}

function keepsAnything(): boolean {
  try {
    localStorage.setItem(`${prefix}test`, '');
    localStorage.removeItem(`${prefix}test`);
    return true;
  } catch {
    return false;
  }
}

/** What the version before did not keep of a step: it may have been sent. */
const unknown = { ...freshStep, by: '', isSent: true };

/** What cannot be read, written by another version or cut short, is as if it were not there. */
function parse(text: string | null): RoomStep | null {
  try {
    const step = JSON.parse(text ?? '') as RoomStep;
    return stepKinds.includes(step.kind) && step.roomId > 0 ? Object.assign({}, unknown, step) : null;
  } catch {
    return null;
  }
}
