import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanReason, Verdict } from '@gangway/contract/boarding/states.ts';
import type { CallArguments } from '@gangway/contract/core/define-call.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { TestServer } from '../start-test-server.ts';

/** What the device showed for a scan. */
export interface Shown {
  id: string;
  verdict: Verdict;
  reason: ScanReason;
  alone: boolean;
}

/** As much of the app's engine as a pier needs; it is written for browsers, so it is loaded without its types. */
interface Engine {
  scan(wish: { text: string } | { ticketId: number }): Promise<Shown>;
  nameDevice(name: string): Promise<unknown>;
  choose(choice: { sailingId: number; post: Post }): Promise<void>;
  refresh(): Promise<boolean>;
  state(): { waiting: number; connection: string; placesLeft: number; objections: readonly object[] };
  close(): Promise<void>;
}
interface News {
  scanned(sailingId: number, revision: number, ticket: object | null): void;
  changed(what: 'orders' | 'sailing' | 'setup'): void;
}
type OpenEngine = (ports: object) => Promise<Engine>;
type NewApiError = new (code: number, reason: string, message: string) => Error;

const web = path.resolve(import.meta.dirname, '../../../web/src');
const ofWeb = <T>(file: string): Promise<T> => import(path.join(web, file)) as Promise<T>;

/** Devices keep what they know as a browser does. */
export async function loadEngine() {
  const browserStore = 'fake-indexeddb/auto';
  await import(browserStore);
  const { openEngine } = await ofWeb<{ openEngine: OpenEngine }>('modules/boarding/scanner/engine/engine.ts');
  const { ApiError } = await ofWeb<{ ApiError: NewApiError }>('lib/api-error.ts');
  return { openEngine, ApiError };
}

/**
 * A lane of the pier: the app's own engine on a browser's store, in front of a real server. Its clock is wrong by `skewMs`,
 * and nothing it puts off ever happens, so that every run is the same.
 */
export class Lane {
  readonly name: string;
  readonly #server: TestServer;
  readonly #token: string;
  readonly #skewMs: number;
  readonly #tools: Awaited<ReturnType<typeof loadEngine>>;
  readonly #database = randomUUID();
  #news: News | null = null;
  #stopHearing: () => void = () => {};
  #engine: Engine | null = null;
  network: 'there' | 'cut' = 'there';
  /** The calls whose answers get lost on their way back. */
  loses: readonly (keyof typeof boardingCalls)[] = [];

  constructor(
    name: string,
    server: TestServer,
    token: string,
    options: { skewMs: number; tools: Awaited<ReturnType<typeof loadEngine>> },
  ) {
    this.name = name;
    this.#server = server;
    this.#token = token;
    this.#skewMs = options.skewMs;
    this.#tools = options.tools;
  }

  get engine(): Engine {
    if (!this.#engine) throw new Error(`${this.name} is switched off`);
    return this.#engine;
  }

  /** Switches the device on: new, after a reload, or with a charged battery. */
  async open(): Promise<void> {
    this.#engine = await this.#tools.openEngine({
      api: this.#api(),
      clock: {
        now: () => Date.now() + this.#skewMs,
        elapsed: () => performance.now(),
        after: () => () => {},
      },
      random: randomUUID,
      database: this.#database,
      listen: (news: News) => {
        this.#news = news;
        return () => {
          this.#news = null;
        };
      },
    });
    this.#stopHearing = this.#server.gangway.platform.live.subscribe(({ event }) => {
      if (this.network === 'cut') return;
      if (event.type === 'boarding.scanned')
        this.#news?.scanned(event.sailingId, event.revision, event.ticket);
      if (event.type === 'boarding.changed') this.#news?.changed('sailing');
    });
  }

  async setUp(sailingId: number): Promise<void> {
    await this.open();
    await this.engine.nameDevice(this.name);
    await this.engine.choose({ sailingId, post: 'board' });
  }

  async reload(): Promise<void> {
    await this.engine.close();
    this.die();
    await this.open();
  }

  /** The battery is empty: nothing is written any more, nothing is said. */
  die(): void {
    this.#stopHearing();
    this.#news = null;
    this.#engine = null;
  }

  #api() {
    const ask =
      <N extends keyof typeof boardingCalls>(name: N) =>
      async (args: CallArguments<(typeof boardingCalls)[N]>) => {
        if (this.network === 'cut') throw this.#lost();
        const answer = await this.#server.call(boardingCalls[name], args, { token: this.#token });
        // The server has heard it; whether the device hears of that is another matter.
        if (this.loses.includes(name)) throw this.#lost();
        if (answer.code !== 200)
          throw new this.#tools.ApiError(answer.code, answer.reason ?? '', answer.message);
        return answer.data;
      };
    return {
      setup: ask('scanSetup'),
      nameDevice: ask('nameDevice'),
      manifest: ask('manifest'),
      scan: ask('scan'),
      handOver: ask('handOver'),
      takeShare: ask('takeShare'),
    };
  }

  #lost() {
    return new this.#tools.ApiError(0, 'toast.network', 'no network');
  }
}
