import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Change, onChanges } from '../database/changes.ts';
import type { Db } from '../database/create-database.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** Where processes tell each other of which sailings places were sold. */
export const placesChannel = 'gangway_places';

/** Sales are told together, a few times a second: an order does not wait for it, and none is sent while nothing is sold. */
const togetherMs = 100;
/** A notification holds 8,000 bytes. */
const mostIds = 400;

interface Told {
  by: string;
  /** Null where there were too many to name. */
  sailingIds: number[] | null;
}

export interface Freshness {
  /** Called by the listening connection with what a process has told. */
  receive(text: string): void;
  stop(): Promise<void>;
}

/**
 * Drops kept answers as soon as what they say has changed: at the commit in this process, by notification in the others. A
 * notification that is lost leaves an answer for the rest of its second.
 */
export function keepFresh(options: {
  kept: KeptAnswers;
  db: Db;
  pool: pg.Pool;
  live: LiveHub;
  log: FastifyBaseLogger;
}): Freshness {
  const { kept, db, pool, live, log } = options;
  const me = randomUUID();
  let sold = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let telling = Promise.resolve();

  function hear(changes: readonly Change[]): void {
    if (changes.some(({ what }) => what === 'catalogue')) kept.dropAll();
    const ids = changes.flatMap((change) => (change.what === 'places' ? change.sailingId : []));
    if (ids.length === 0) return;
    kept.dropSailings(ids);
    for (const id of ids) sold.add(id);
    timer ??= setTimeout(tellOthers, togetherMs);
  }

  function tellOthers(): void {
    const told: Told = { by: me, sailingIds: sold.size > mostIds ? null : [...sold] };
    timer = undefined;
    sold = new Set();
    telling = pool.query('select pg_notify($1, $2)', [placesChannel, JSON.stringify(told)]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'other processes could not be told what was sold'),
    );
  }

  const forget = onChanges(db, hear);
  const unsubscribe = live.subscribe(({ event }) => {
    if (event.type === 'catalogue.changed') kept.dropAll();
  });
  return {
    receive(text) {
      const { by, sailingIds }: Told = JSON.parse(text);
      if (by === me) return;
      if (sailingIds) kept.dropSailings(sailingIds);
      else kept.dropAll();
    },
    async stop() {
      forget();
      unsubscribe();
      if (timer) {
        clearTimeout(timer);
        tellOthers();
      }
      await telling;
    },
  };
}
