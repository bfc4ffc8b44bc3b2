import { ApiError } from '#lib/api-error.ts';
import type { OthersSteps, RoomStep, StepShelf } from './room-step.ts';
import { isFault, isRefusal, isSessionOver, OtherAccount } from './step-answer.ts';

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
  /** Whether what is sent now is sent under the account whose steps these are. */
  isOwn(): Promise<boolean>;
  /** By the device's clock, in milliseconds. */
  now(): number;
  after(ms: number, run: () => void): () => void;
}

export interface QueueState {
  /** Steps the server has not answered yet, in the order they were made. */
  waiting: readonly RoomStep[];
  /** Steps it would not have, until somebody has read why. */
  refused: readonly RoomStep[];
  /** Steps it failed at too often; they hold nothing up, and wait for somebody to say what becomes of them. */
  aside: readonly RoomStep[];
  /** What lies on this device of other accounts. */
  others: readonly OthersSteps[];
  /**
   * `lost`: nobody answers, `failing`: the server fails, both tried again by themselves; `ended`: one must sign in again;
   * `other`: somebody else has signed in on this device.
   */
  server: 'reached' | 'lost' | 'failing' | 'ended' | 'other';
}

export interface StepQueue {
  state(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Keeps a step and sends it as soon as can be. It is kept when this returns. */
  add(step: RoomStep): void;
  /** Takes a step back: one that never left is forgotten, for any other what undoes it is sent. */
  undo(step: RoomStep, undoing: RoomStep): void;
  /** Somebody has read why a step was refused. */
  dismiss(id: string): void;
  /** Sends what was set aside of a room again. */
  retry(roomId: number): void;
  /** Forgets what was set aside of a room. */
  drop(roomId: number): void;
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
/** So often the server may fail at a step; with the pauses between, a quarter of a minute. */
const mostFaults = 5;

const isWaiting = ({ refused, isAside }: RoomStep) => refused === null && !isAside;

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
      waiting: steps.filter(isWaiting),
      refused: steps.filter(({ refused }) => refused !== null),
      aside: steps.filter(({ isAside }) => isAside),
      others: shelf.others(),
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

  /**
   * The shelf is read anew for each: another tab may have sent what lay there. A room at which the server fails waits for
   * the next time with all its steps, and holds up no other room.
   */
  async function sendAll(): Promise<void> {
    const failing = new Set<number>();
    let fault: Error | null = null;
    for (;;) {
      const next = shelf.read().find((step) => isWaiting(step) && !failing.has(step.roomId));
      if (!next || isClosed) break;
      if (!ports.isOnline()) throw new ApiError(0, '', '');
      if (!(await ports.isOwn())) throw new OtherAccount();
      try {
        await sendOne(next);
        if (failing.size === 0) losses = 0;
      } catch (error) {
        if (!isFault(error)) throw error;
        failing.add(next.roomId);
        if (!noteFault(next)) fault = error;
      }
      // The answer may come after the news that the network is gone.
      changed(ports.isOnline() ? 'reached' : 'lost');
    }
    if (fault) throw fault;
  }

  async function sendOne(step: RoomStep): Promise<void> {
    if (!step.isSent) shelf.put({ ...step, isSent: true });
    try {
      await ports.send(step, isFresh(step));
      pressedAt.delete(step.id);
      shelf.remove(step.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const refused = await ports.explain(step, error);
      let unsent = 0;
      for (const other of shelf.read()) {
        if (other.roomId !== step.roomId || other.id === step.id || other.isAside) continue;
        // Of one room the last word is enough. What was pressed later stood on what is not so, and is told, not sent.
        if (other.refused === null) unsent += 1;
        shelf.remove(other.id);
      }
      shelf.put({ ...step, isSent: true, refused, unsent });
    }
  }

  /** Counts that the server failed at a step; gives whether that was once too often and the room's steps are set aside. */
  function noteFault(step: RoomStep): boolean {
    const faults = step.faults + 1;
    const isAside = faults >= mostFaults;
    for (const other of shelf.read()) {
      if (other.id === step.id) shelf.put({ ...other, faults, isAside });
      else if (isAside && other.roomId === step.roomId && isWaiting(other)) shelf.put({ ...other, isAside });
    }
    return isAside;
  }

  function isFresh({ id }: RoomStep): boolean {
    const age = ports.now() - (pressedAt.get(id) ?? -Infinity);
    return age >= 0 && age < freshMs;
  }

  function giveUpForNow(error: unknown): void {
    const isOther = error instanceof OtherAccount;
    const isOver = isSessionOver(error);
    changed(isOther ? 'other' : isOver ? 'ended' : isFault(error) ? 'failing' : 'lost');
    // A session does not come back by itself, and asking would open its box again and again.
    if (isOther || isOver || isClosed) return;
    cancelTimer = ports.after(Math.min(longestWaitMs, firstWaitMs * 2 ** losses), wake);
    losses += 1;
  }

  function wakeIfNeeded(): void {
    if (state.waiting.length > 0) wake();
    else if (state.server === 'lost' && ports.isOnline()) changed('reached');
  }

  /** Puts what was set aside back among what waits. */
  function takeUp(isAsked: (step: RoomStep) => boolean): void {
    for (const step of shelf.read())
      if (step.isAside && isAsked(step)) shelf.put({ ...step, isAside: false, faults: 0 });
    changed();
  }

  function add(step: RoomStep): void {
    pressedAt.set(step.id, ports.now());
    shelf.put(step);
    changed();
    wake();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    undo(step, undoing) {
      const kept = shelf.read().find(({ id }) => id === step.id);
      if (!kept || kept.isSent) return add(undoing);
      shelf.remove(step.id);
      changed();
    },
    dismiss(id) {
      shelf.remove(id);
      changed();
    },
    retry(roomId) {
      takeUp((step) => step.roomId === roomId);
      wake();
    },
    drop(roomId) {
      for (const step of shelf.read()) if (step.isAside && step.roomId === roomId) shelf.remove(step.id);
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
      takeUp(() => true);
      wakeIfNeeded();
      return () => {
        isClosed = true;
        cancelTimer?.();
        unwatch();
      };
    },
  };
}
