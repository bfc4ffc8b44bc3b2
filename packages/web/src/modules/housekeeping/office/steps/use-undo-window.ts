import { useCallback, useEffect, useRef, useState } from 'react';
import type { RoomStep } from './room-step.ts';
import type { StepQueue } from './step-queue.ts';

/** A slip is noticed at once or not at all. The server allows more, for a telephone that was alone. */
const undoMs = 10_000;

/** The last "clean" of each room, for as long as it can be taken back. */
export function useUndoWindow(queue: StepQueue) {
  const [undoable, setUndoable] = useState<readonly RoomStep[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);
  /** Any other step of a room ends the chance. */
  const note = useCallback((step: RoomStep) => {
    setUndoable((steps) => {
      const others = steps.filter(({ roomId }) => roomId !== step.roomId);
      return step.kind === 'cleanDone' ? [...others, step] : others;
    });
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setUndoable((steps) => steps.filter(({ id }) => id !== step.id));
    }, undoMs);
    timers.current.add(timer);
  }, []);
  const undo = (step: RoomStep, undoing: RoomStep) => {
    queue.undo(step, undoing);
    note(undoing);
  };
  return { undoable, note, undo };
}
