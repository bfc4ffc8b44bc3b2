import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';

/** What housekeeping does to a room. */
export const stepKinds = [
  'startCleaning',
  'cleanDone',
  'undoCleaned',
  'startMaintenance',
  'endMaintenance',
] as const;
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
  /** Who pressed it, for whoever has the device next. */
  by: string;
  /** Why a room goes out of service. */
  reason: string;
  acceptOversold: boolean;
  /** How the room's cleaning stood before, for when it is undone. */
  cleaning: RoomCard['cleaning'];
  /** It may have reached the server: to take it back, the server must be asked. */
  isSent: boolean;
  /** How often the server failed at it. */
  faults: number;
  /** It failed too often: it is sent again only when somebody says so, or by the next page. */
  isAside: boolean;
  /** What the server said against it, in words. It is never sent again and stays until somebody has read it. */
  refused: string | null;
  /** Later steps of the room that were not sent, since this one was refused. */
  unsent: number;
}

/** What every step begins with. */
export const freshStep = {
  reason: '',
  acceptOversold: false,
  cleaning: null,
  isSent: false,
  faults: 0,
  isAside: false,
  refused: null,
  unsent: 0,
} as const satisfies Partial<RoomStep>;

/** Steps of somebody else that wait on this device. */
export interface OthersSteps {
  by: string;
  count: number;
}

/** Where steps wait, so that a reload or an empty battery loses none. */
export interface StepShelf {
  /** In the order they were put there. */
  read(): RoomStep[];
  /** Puts a step behind the others; one that lies there already is changed where it lies. */
  put(step: RoomStep): void;
  remove(id: string): void;
  /** What lies here of other accounts: it waits for them. */
  others(): OthersSteps[];
  /** Calls when another tab has changed something. Gives what ends it. */
  watch(changed: () => void): () => void;
}
