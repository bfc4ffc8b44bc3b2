import type { ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import type { DBSchema } from 'idb';
import type { Sealed } from '#lib/seal.ts';
import type { ClockReading } from './device-clock.ts';
import type { Choice } from './engine-state.ts';

/** What is kept as it is: nothing in it is about a passenger. */
export interface Own {
  key: CryptoKey;
  device: { id: string; name: string | null };
  /** What only this device knows: with it the server believes that it is this one. */
  secret: string;
  /** The last number given to a scan. */
  sequence: number;
  clock: ClockReading;
  setup: ScanSetup;
  choice: Choice;
  /** For which account the device was named last. */
  namedFor: number;
  /** How many places are set aside for this device, by sailing. */
  shares: Record<number, number>;
}
export type OwnName = Exclude<keyof Own, 'key' | 'secret' | 'sequence'>;

/** Who stands at the muster station: tickets and entries of the crew by their ids. */
export interface Ticked {
  tickets: readonly number[];
  crew: readonly number[];
}

interface Kept {
  sealed: Sealed;
  /** When it is forgotten. */
  until: number;
}

export interface VaultSchema extends DBSchema {
  own: { key: string; value: unknown };
  manifests: { key: number; value: Kept };
  patches: { key: [number, number]; value: Sealed };
  queue: { key: number; value: Sealed };
  objections: { key: string; value: Sealed };
  recent: { key: string; value: Sealed };
  musters: { key: number; value: { ticked: Ticked; until: number } };
}
