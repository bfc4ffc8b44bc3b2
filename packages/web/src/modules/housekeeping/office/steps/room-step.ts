/** What housekeeping does to a room. */
export const stepKinds = ['startCleaning', 'cleanDone', 'startMaintenance', 'endMaintenance'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Something somebody did to a room, as it waits on the device for the server. Nothing in it is about a guest. */
export interface RoomStep {
  /** Made when it was pressed: sent however often, it is done once. */
  id: string;
  kind: StepKind;
  shipId: number;
  roomId: number;
  roomNumber: string;
  /** When it was pressed, by the server's clock as far as the device knows it. */
  at: string;
  /** Why a room goes out of service. */
  reason: string;
  acceptOversold: boolean;
  /** What the server said against it, in words. It is never sent again and stays until somebody has read it. */
  refused: string | null;
}

/** Where steps wait, so that a reload or an empty battery loses none. */
export interface StepShelf {
  /** In the order they were put there. */
  read(): RoomStep[];
  /** Puts a step behind the others; one that lies there already is changed where it lies. */
  put(step: RoomStep): void;
  remove(id: string): void;
  /** Calls when another tab has changed something. Gives what ends it. */
  watch(changed: () => void): () => void;
}
