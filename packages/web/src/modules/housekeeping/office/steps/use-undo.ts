import { newKey } from '#lib/new-key.ts';
import { freshStep, type RoomStep } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';

/** What takes the last "clean" of a room back, for as long as it may have been a slip; null after that. */
export type UndoOf = (roomId: number) => (() => RoomStep) | null;

export function useUndo(behind: number): UndoOf {
  const { undoable, undo, steps } = useRoomSteps();
  return (roomId) => {
    const step = undoable.find((known) => known.roomId === roomId);
    if (!step || steps.refused.some(({ id }) => id === step.id)) return null;
    return () => {
      const undoing: RoomStep = {
        ...step,
        ...freshStep,
        cleaning: step.cleaning,
        id: newKey(),
        kind: 'undoCleaned',
        at: new Date(Date.now() + behind).toISOString(),
      };
      undo(step, undoing);
      return undoing;
    };
  };
}
