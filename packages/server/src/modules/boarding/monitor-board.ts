import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { AppError } from '../../platform/app-error.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';

/** No sailing is read more often than this, however many screens look at it and however fast people come aboard. */
const pauseMs = 1000;

/** Without any news the numbers are read so often: the rate of the last ten minutes falls while nobody comes. */
const quietMs = 15_000;

export interface MonitorBoard {
  /** How a sailing stands, at most a second ago. */
  read(sailingId: number): Promise<MonitorView>;
  /** Tells a screen whenever that may have changed, until the returned function is called. */
  watch(sailingId: number, screen: Screen): () => void;
}

interface Screen {
  show(view: MonitorView): void;
  /** There is nothing to show any more: the sailing is long past. */
  end(): void;
}

interface Watched {
  answer: Promise<MonitorView>;
  readAt: number;
  /** Null while it is being read. */
  timer: NodeJS.Timeout | null;
  /** Something was heard while it was being read. */
  isOld: boolean;
  screens: Set<Screen>;
}

/** What every screen of this process looks at: each sailing is read once for all of them. */
export function createMonitorBoard(
  hub: Pick<LiveHub, 'subscribe'>,
  readView: (sailingId: number) => Promise<MonitorView>,
): MonitorBoard {
  const sailings = new Map<number, Watched>();

  function look(sailingId: number): Watched {
    const known = sailings.get(sailingId);
    if (known && (known.timer === null || Date.now() < known.readAt + pauseMs)) return known;
    return readNow(sailingId, known);
  }

  function readNow(sailingId: number, known: Watched | undefined): Watched {
    if (known?.timer) clearTimeout(known.timer);
    const screens = known?.screens ?? new Set<Screen>();
    const before = [...screens];
    const answer = readView(sailingId);
    const watched: Watched = { answer, readAt: Date.now(), timer: null, isOld: false, screens };
    sailings.set(sailingId, watched);
    answer.then(
      (view) => before.forEach((screen) => screens.has(screen) && screen.show(view)),
      // A database that does not answer is asked again; a sailing that is over ends its screens.
      (error) => error instanceof AppError && screens.forEach((screen) => screen.end()),
    );
    answer
      .catch(() => undefined)
      .finally(() => {
        if (watched.isOld || screens.size === 0) readSoon(sailingId, watched);
        else readIn(quietMs, sailingId, watched);
      });
    return watched;
  }

  function readSoon(sailingId: number, watched: Watched): void {
    readIn(Math.max(0, watched.readAt + pauseMs - Date.now()), sailingId, watched);
  }

  function readIn(waitMs: number, sailingId: number, watched: Watched): void {
    if (watched.timer) clearTimeout(watched.timer);
    // A timer may ring a little before its time by the clock: when it rings it is time, whatever the clock says.
    watched.timer = setTimeout(() => {
      if (watched.screens.size > 0) readNow(sailingId, watched);
      else sailings.delete(sailingId);
    }, waitMs).unref();
  }

  /** Read soon, and once for all the news there is until then. */
  function hear(sailingId: number): void {
    const watched = sailings.get(sailingId);
    if (!watched) return;
    if (watched.timer) readSoon(sailingId, watched);
    else watched.isOld = true;
  }

  hub.subscribe(({ event }) => {
    // No screen shows rooms.
    if (event.type === 'rooms.changed') return;
    if ('sailingId' in event) hear(event.sailingId);
    else if (concernsAll.has(event.type)) for (const sailingId of sailings.keys()) hear(sailingId);
  });

  return {
    read: (sailingId) => look(sailingId).answer,
    watch(sailingId, screen) {
      const { screens, answer } = look(sailingId);
      screens.add(screen);
      answer.then(
        (view) => screens.has(screen) && screen.show(view),
        () => undefined,
      );
      return () => screens.delete(screen);
    },
  };
}

/** How many are expected, and the sailing itself. */
const concernsAll = new Set<LiveEvent['type']>(['orders.changed', 'catalogue.changed']);
