import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { newKey } from '#lib/new-key.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { freshStep, type RoomStep, type StepKind } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';

export type DoStep = (
  kind: StepKind,
  room: RoomCard,
  more?: Pick<RoomStep, 'reason' | 'acceptOversold'>,
) => RoomStep;

/** Takes a step of a room; it is kept on the device first. `behind` is how far its clock is behind the server's. */
export function useDoStep(behind: number): DoStep {
  const { take } = useRoomSteps();
  const { name, username } = useSessionUser();
  return (kind, room, more) => {
    const step: RoomStep = {
      ...freshStep,
      id: newKey(),
      kind,
      shipId: room.shipId,
      roomId: room.id,
      roomNumber: room.number,
      at: new Date(Date.now() + behind).toISOString(),
      by: name || username,
      cleaning: room.cleaning,
      ...more,
    };
    take(step);
    return step;
  };
}
