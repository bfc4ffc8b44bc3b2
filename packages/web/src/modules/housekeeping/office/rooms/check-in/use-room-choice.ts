import { useState } from 'react';
import type { RoomWishes } from '../room-desk-queries.ts';

/** Which room somebody chose, and what they asked for: the two belong together. */
export function useRoomChoice(givenRoomId: number | null = null) {
  const [wishes, setWishes] = useState<RoomWishes>({});
  const [roomId, setRoomId] = useState(givenRoomId);
  return {
    wishes,
    roomId,
    onChoose: setRoomId,
    onWishes(next: RoomWishes) {
      setWishes(next);
      // Whoever wishes for something wants to see what comes of it.
      setRoomId(null);
    },
  };
}
