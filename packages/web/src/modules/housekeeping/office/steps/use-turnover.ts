import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { behindMs } from './behind-ms.ts';
import { layStepsOn } from './lay-steps.ts';
import type { RoomStep } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';
import { turnoverQuery } from './turnover-query.ts';
import { type DoStep, useDoStep } from './use-do-step.ts';
import { type UndoOf, useUndo } from './use-undo.ts';

/** The forecast moves although nothing happens. */
const everyMs = 60_000;

/** The board of a ship with one's own steps laid on top, and what takes a step. */
export function useTurnover(shipId: number) {
  const { steps } = useRoomSteps();
  const { name, username } = useSessionUser();
  const by = name || username;
  const query = useQuery({ ...turnoverQuery(shipId), refetchInterval: everyMs });
  const { data, dataUpdatedAt } = query;
  const [last, setLast] = useState<RoomStep | null>(null);
  const rooms = useMemo(() => layStepsOn(data?.rooms ?? [], steps.waiting, by), [data, steps.waiting, by]);
  const behind = behindMs(data?.readAt, dataUpdatedAt);
  const take = useDoStep(behind);
  const undo = useUndo(behind);
  const remember = (step: RoomStep) => {
    setLast(step);
    return step;
  };
  const doStep: DoStep = (...args) => remember(take(...args));
  const undoOf: UndoOf = (roomId) => {
    const run = undo(roomId);
    return run && (() => remember(run()));
  };
  return { query, board: data ? { ...data, rooms } : null, last, doStep, undoOf };
}
