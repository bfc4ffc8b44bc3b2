export const roomStatuses = ['available', 'occupied', 'maintenance', 'dirty'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

interface RoomStep {
  from: readonly RoomStatus[];
  to: RoomStatus;
}

/** What is done to a room, and how its status changes by it. Nothing else changes it. */
export const roomSteps = {
  checkIn: { from: ['available'], to: 'occupied' },
  checkOut: { from: ['occupied'], to: 'dirty' },
  cleanDone: { from: ['dirty'], to: 'available' },
  /** A slip of the finger is taken back. */
  undoCleaned: { from: ['available'], to: 'dirty' },
  startMaintenance: { from: ['available', 'dirty'], to: 'maintenance' },
  endMaintenance: { from: ['maintenance'], to: 'available' },
  /** What was not clean before it was mended is not clean after. */
  endMaintenanceDirty: { from: ['maintenance'], to: 'dirty' },
} as const satisfies Record<string, RoomStep>;
export type RoomStepName = keyof typeof roomSteps;

export const roomStepNames = Object.keys(roomSteps) as RoomStepName[];

/** Whether a room in this status can take the step. */
export function canStep(step: RoomStepName, status: RoomStatus): boolean {
  const { from }: RoomStep = roomSteps[step];
  return from.includes(status);
}

/** What a room can be when it is first entered: nobody is in it yet. */
export const newRoomStatuses = ['available', 'dirty', 'maintenance'] as const satisfies readonly RoomStatus[];

export function isNewRoomStatus(status: RoomStatus): boolean {
  return newRoomStatuses.some((known) => known === status);
}
