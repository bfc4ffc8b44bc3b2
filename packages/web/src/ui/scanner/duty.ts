import { createStore } from './create-store.ts';

/** What the frame always shows of the work under way; whoever does the work keeps it true. */
export interface Duty {
  /** The sailing that is worked on, in words; none is chosen yet where null. */
  sailing: string | null;
  /** The post, in words. */
  post: string | null;
  /** How many scans wait to be handed over. */
  waiting: number;
  /** When the manifest on this device was last known to be fresh, in milliseconds. */
  manifestAt: number | null;
}

export const duty = createStore<Duty>({ sailing: null, post: null, waiting: 0, manifestAt: null });
