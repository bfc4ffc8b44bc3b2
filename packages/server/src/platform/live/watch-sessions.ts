import type { FastifyBaseLogger } from 'fastify';
import { askTogether } from '../ask-together.ts';
import type { Clock } from '../clock.ts';
import { keepLooking } from '../keep-looking.ts';

/** Which of these sessions are open at a moment. */
export type FindOpenSessions = (ids: readonly number[], at: Date) => Promise<ReadonlySet<number>>;

/** The sessions whose streams are open on this process. */
export interface SessionWatch {
  /** Looked up at this moment, for all who ask in it together. */
  isOpen(sessionId: number): Promise<boolean>;
  /** Calls when a session is found to be over; returns the way to stop. */
  watch(sessionId: number, onOver: () => void): () => void;
  /** The end of a session may have been told to nobody here: looks at all of them now. */
  lookAgain(): void;
  stop(): Promise<void>;
}

const everyMs = 60_000;
const afterFailureMs = 5000;

/** Looks now and then whether the sessions of open streams are: one that runs out is told of by nobody, and what is told may be lost. */
export function watchSessions(options: {
  findOpen: FindOpenSessions;
  clock: Clock;
  log: FastifyBaseLogger;
}): SessionWatch {
  const { findOpen, clock, log } = options;
  const watched = new Set<{ sessionId: number; onOver: () => void }>();
  const openOnes = askTogether<number, true>(async (ids) => {
    const open = await findOpen(ids, clock());
    return new Map([...open].map((id) => [id, true]));
  }, Infinity);

  async function look(): Promise<number> {
    // Whoever opens a stream meanwhile is not asked about, and has just been looked up.
    const asked = [...watched];
    if (asked.length === 0) return everyMs;
    const open = await findOpen([...new Set(asked.map(({ sessionId }) => sessionId))], clock());
    for (const one of asked) if (!open.has(one.sessionId)) one.onOver();
    return everyMs;
  }

  const looking = keepLooking({
    look,
    firstMs: everyMs,
    afterFailureMs,
    onError: (error) => log.warn({ err: error }, 'the sessions of open streams were not looked at'),
  });
  return {
    isOpen: async (sessionId) => (await openOnes(sessionId)) ?? false,
    watch(sessionId, onOver) {
      const one = { sessionId, onOver };
      watched.add(one);
      return () => void watched.delete(one);
    },
    lookAgain: () => looking.wake(0),
    stop: () => looking.stop(),
  };
}
