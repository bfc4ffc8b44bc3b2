import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { newKey } from '#lib/new-key.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { layStepsOn } from './lay-steps.ts';
import type { RoomStep, StepKind } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';
import { turnoverQuery } from './turnover-query.ts';

export type DoStep = (
  kind: StepKind,
  room: RoomCard,
  more?: Pick<RoomStep, 'reason' | 'acceptOversold'>,
) => void;

/** The forecast moves although nothing happens. */
const everyMs = 60_000;
const nothingMore = { reason: '', acceptOversold: false };

/** The board of a ship with one's own steps laid on top, and what takes a step. */
export function useTurnover(shipId: number) {
  const { queue, steps } = useRoomSteps();
  const { name, username } = useSessionUser();
  const by = name || username;
  const query = useQuery({ ...turnoverQuery(shipId), refetchInterval: everyMs });
  const { data, dataUpdatedAt } = query;
  const [last, setLast] = useState<RoomStep | null>(null);
  const rooms = useMemo(() => layStepsOn(data?.rooms ?? [], steps.waiting, by), [data, steps.waiting, by]);
  // How far this device's clock is behind the server's.
  const behindMs = data ? Date.parse(data.readAt) - dataUpdatedAt : 0;

  const doStep: DoStep = (kind, room, more = nothingMore) => {
    const step: RoomStep = {
      id: newKey(),
      kind,
      shipId,
      roomId: room.id,
      roomNumber: room.number,
      at: new Date(Date.now() + behindMs).toISOString(),
      ...more,
      refused: null,
    };
    queue.add(step);
    setLast(step);
  };

  return { query, board: data ? { ...data, rooms } : null, last, doStep };
}
