import type { RoomStep, StepShelf } from './room-step.ts';

/** A shelf that lasts as long as the page, for a browser that keeps nothing. */
export function createMemoryShelf(): StepShelf {
  const steps = new Map<string, RoomStep>();
  return {
    read: () => [...steps.values()],
    put: (step) => void steps.set(step.id, step),
    remove: (id) => void steps.delete(id),
    others: () => [],
    watch: () => () => {},
  };
}
