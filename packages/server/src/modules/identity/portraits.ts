import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';

/** Pictures of people. Who keeps pictures is wired in where the product is put together. */
export interface Portraits {
  /** Takes an upload in, cut to a square, and gives its id; nothing shows it yet. */
  store(upload: Buffer, limit: { formats: readonly string[]; size: number }, actor: Actor): Promise<number>;
  /** From now on somebody shows it. */
  claim(tx: Tx, imageId: number): Promise<void>;
  /** Nobody shows it any more. */
  drop(tx: Tx, imageId: number): Promise<void>;
  /** Where a browser finds it. */
  address(imageId: number, size: number): string;
}
