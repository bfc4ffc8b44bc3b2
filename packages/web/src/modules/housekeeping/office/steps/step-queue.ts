import { ApiError } from '#lib/api-error.ts';
import type { RoomStep, StepShelf } from './room-step.ts';

/** The queue's world, so that tests run it as it is. */
export interface QueuePorts {
  shelf: StepShelf;
  /**
   * Does a step on the server. Rejects with an `ApiError`, code 0 where there was no answer. A fresh one was pressed just
   * now: the server knows the time better than the device.
   */
  send(step: RoomStep, isFresh: boolean): Promise<void>;
  /** Puts into words why the server would not have it. */
  explain(step: RoomStep, refusal: ApiError): Promise<string>;
  /** Runs one at a time among all tabs of this browser. */
  alone(run: () => Promise<void>): Promise<void>;
  /** Whether the device has a network at all; to try without one only fills the console. */
  isOnline(): boolean;
  /** By the device's clock, in milliseconds. */
  now(): number;
  after(ms: number, run: () => void): () => void;
}

export interface QueueState {
  /** Steps the server has not answered yet, in the order they were made. */
  waiting: readonly RoomStep[];
  /** Steps it would not have, until somebody has read why. */
  refused: readonly RoomStep[];
  /** `lost`: nobody answers, it is tried again by itself; `ended`: one must sign in again. */
  server: 'reached' | 'lost' | 'ended';
}

export interface StepQueue {
  state(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Keeps a step and sends it as soon as can be. It is kept when this returns. */
  add(step: RoomStep): void;
  /** Somebody has read why a step was refused. */
  dismiss(id: string): void;
  /** Tries at once: the network may be back. */
  wake(): void;
  /** The device lost its network. */
  lost(): void;
  /** Begins to hand over and to hear of other tabs. Gives what ends it. */
  start(): () => void;
}

const firstWaitMs = 1000;
const longestWaitMs = 15_000;
const freshMs = 2000;

/** By these the server says that a session is over. */
const sessionCodes = new Set([401, 503, 506, 1401]);

/** Hands steps over in the order they were made, each until it is answered. */
export function openStepQueue(ports: QueuePorts): StepQueue {
  const { shelf } = ports;
  const listeners = new Set<() => void>();
  const pressedAt = new Map<string, number>();
  let state = look(ports.isOnline() ? 'reached' : 'lost');
  let isWorking = false;
  let isWanted = false;
  let isClosed = true;
  let losses = 0;
  let cancelTimer: (() => void) | null = null;

  function look(server: QueueState['server']): QueueState {
    const steps = shelf.read();
    return {
      waiting: steps.filter(({ refused }) => refused === null),
      refused: steps.filter(({ refused }) => refused !== null),
      server,
    };
  }

  function changed(server = state.server): void {
    state = look(server);
    for (const listener of listeners) listener();
  }

  function wake(): void {
    cancelTimer?.();
    cancelTimer = null;
    isWanted = true;
    void work();
  }

  async function work(): Promise<void> {
    if (isWorking || isClosed) return;
    isWorking = true;
    try {
      while (isWanted && !isClosed) {
        isWanted = false;
        await ports.alone(sendAll);
      }
    } catch (error) {
      giveUpForNow(error);
    } finally {
      isWorking = false;
    }
  }

  /** The shelf is read anew for each: another tab may have sent what lay there. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const next = shelf.read().find(({ refused }) => refused === null);
      if (!next || isClosed) break;
      if (!ports.isOnline()) throw new ApiError(0, '', '');
      await sendOne(next);
      losses = 0;
      // The answer may come after the news that the network is gone.
      changed(ports.isOnline() ? 'reached' : 'lost');
    }
  }

  async function sendOne(step: RoomStep): Promise<void> {
    try {
      await ports.send(step, isFresh(step));
      pressedAt.delete(step.id);
      shelf.remove(step.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const refused = await ports.explain(step, error);
      // Of one room the last word is enough.
      for (const before of shelf.read())
        if (before.refused !== null && before.roomId === step.roomId) shelf.remove(before.id);
      shelf.put({ ...step, refused });
    }
  }

  function isFresh({ id }: RoomStep): boolean {
    const age = ports.now() - (pressedAt.get(id) ?? -Infinity);
    return age >= 0 && age < freshMs;
  }

  function giveUpForNow(error: unknown): void {
    const isOver = error instanceof ApiError && sessionCodes.has(error.code);
    changed(isOver ? 'ended' : 'lost');
    // A session does not come back by itself, and asking would open its box again and again.
    if (isOver || isClosed) return;
    cancelTimer = ports.after(Math.min(longestWaitMs, firstWaitMs * 2 ** losses), wake);
    losses += 1;
  }

  function wakeIfNeeded(): void {
    if (state.waiting.length > 0) wake();
    else if (state.server === 'lost' && ports.isOnline()) changed('reached');
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(step) {
      pressedAt.set(step.id, ports.now());
      shelf.put(step);
      changed();
      wake();
    },
    dismiss(id) {
      shelf.remove(id);
      changed();
    },
    wake: wakeIfNeeded,
    lost: () => changed('lost'),
    start() {
      isClosed = false;
      const unwatch = shelf.watch(() => {
        changed();
        wakeIfNeeded();
      });
      wakeIfNeeded();
      return () => {
        isClosed = true;
        cancelTimer?.();
        unwatch();
      };
    },
  };
}

/** A clear no to what was asked. All else is a server that cannot be asked just now. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.code >= 400 &&
    error.code < 500 &&
    !sessionCodes.has(error.code) &&
    error.code !== 408 &&
    error.code !== 429 &&
    // During an upgrade a process that does not know the call yet may answer; only a room that is gone is a no.
    (error.code !== 404 || error.reason === 'record.missing')
  );
}
