import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CallArguments, Data } from '@gangway/contract/core/define-call.ts';

type Calls = typeof boardingCalls;
type Ask<C> = (args: CallArguments<C>, signal?: AbortSignal) => Promise<Data<C>>;

/** What the engine asks the server. A call that fails rejects with an `ApiError`, code 0 where there was no answer. */
export interface EngineApi {
  setup: Ask<Calls['scanSetup']>;
  nameDevice: Ask<Calls['nameDevice']>;
  manifest: Ask<Calls['manifest']>;
  scan: Ask<Calls['scan']>;
  handOver: Ask<Calls['handOver']>;
  takeShare: Ask<Calls['takeShare']>;
}

export interface EngineClock {
  /** The device's own time in milliseconds, right or wrong. */
  now(): number;
  /** Milliseconds since some moment, which nobody can set; it may stand still while the device sleeps. */
  elapsed(): number;
  /** Runs something later; gives the way to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** What happened elsewhere to a ticket of a sailing. */
export interface LiveTicket {
  id: number;
  aboard: boolean;
  boardedAt: string | null;
  foodAt: string | null;
  chipAt: string | null;
  disembarkedAt: string | null;
}

/** What the engine hears of the world without asking. */
export interface EngineNews {
  scanned(sailingId: number, revision: number, ticket: LiveTicket | null): void;
  /** Orders, the sailing, settings or rights are no longer what they were. */
  changed(what: 'orders' | 'sailing' | 'setup'): void;
  /** The network, or the stream of events, is there again: something may have been missed. */
  resumed(): void;
  /** The browser says that there is no network. */
  lost(): void;
}

export interface EnginePorts {
  api: EngineApi;
  clock: EngineClock;
  /** A random UUID. */
  random(): string;
  /** Listens until the returned function is called. */
  listen(news: EngineNews): () => void;
  /** The name of the database: a device has one, tests have many. */
  database: string;
}
