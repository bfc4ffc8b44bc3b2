/** A step of a room, as somebody wishes it. */
export interface RoomWish {
  roomId: number;
  /** The wish's own: sent again, it is the same. */
  id: string;
  /** When it was done, where the device was alone then. */
  at?: string | undefined;
}
