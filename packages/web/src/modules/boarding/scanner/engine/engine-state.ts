import type {
  BoardingSailing,
  LateScan,
  ManifestTicket,
  ScanAnswer,
  ScanSetup,
} from '@gangway/contract/boarding/schemas.ts';
import type { ConflictKind, ScanReason, Verdict } from '@gangway/contract/boarding/states.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { ConnectionState } from './connection.ts';
import type { BookCounts } from './manifest-book.ts';

/** Where the device stands. */
export interface Choice {
  sailingId: number;
  post: Post;
}

/** What is shown for a scan. */
export interface Shown {
  id: string;
  /** By the server's clock. */
  at: string;
  post: Post;
  sailingId: number;
  verdict: Verdict;
  reason: ScanReason;
  ticket: ManifestTicket | null;
  other: ScanAnswer['other'];
  /** The device decided by itself. */
  alone: boolean;
  /** The others of the order who have not passed this post. */
  rest: ManifestTicket[];
}

/** What the server says later of a scan the device had answered. */
export interface LateWord {
  state: 'kept' | 'known' | 'rejected';
  verdict: Verdict;
  reason: ScanReason;
  conflict: ConflictKind | null;
}

/** One of the last scans. */
export interface Recent extends Omit<Shown, 'rest'> {
  isWaiting: boolean;
  /** Set where the server sees it otherwise than it was shown. */
  late: LateWord | null;
}

/** A scan the server did not take, or sees otherwise: kept until somebody has looked at it. */
export interface Objection {
  scan: LateScan;
  name: string;
  /** Null where the server could not even read it. */
  word: LateWord | null;
}

export interface EngineState {
  device: { id: string; name: string | null };
  setup: ScanSetup | null;
  choice: Choice | null;
  sailing: BoardingSailing | null;
  /** The list on this device, and when it was last known to be fresh, by the device's clock. */
  manifest: { version: number; freshAt: number } | null;
  counts: BookCounts | null;
  connection: ConnectionState;
  /** Whether the server still knows who is signed in. */
  session: 'open' | 'ended';
  /** How many scans the server has not got. */
  waiting: number;
  /** How many may board while the device is alone. */
  placesLeft: number;
  /** How much later the server's clock is; null while nobody knows. */
  offsetMs: number | null;
  recent: readonly Recent[];
  objections: readonly Objection[];
}

/** A scan that came to nothing: the server refused the call itself. */
export class ScanFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScanFailed';
  }
}
