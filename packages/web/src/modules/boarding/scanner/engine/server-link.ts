import { portDate } from '@gangway/contract/core/dates.ts';
import { failureOf } from './call-failure.ts';
import { betterReading, readClock } from './device-clock.ts';
import type { DeviceMemory } from './device-memory.ts';
import { handOverQueue } from './hand-over.ts';
import { introduce } from './introduce.ts';
import { keptUntil } from './kept-until.ts';
import type { EngineNews } from './ports.ts';
import { renewShare } from './renew-share.ts';
import { waitPatiently } from './wait-patiently.ts';

const beatMs = 60_000;
const slowBeatMs = 10_000;
const firstTryMs = 2000;
const longestTryMs = 15_000;
const soonMs = 300;
const ordersMs = 1000;

/** Keeps the device and the server of one mind for as long as they can speak. */
export function createServerLink(memory: DeviceMemory) {
  const { ports, vault } = memory;
  const { api, clock } = ports;
  const timers = new Map<string, () => void>();
  let tries = 0;
  let handing: Promise<boolean> | null = null;
  let refreshing: Promise<boolean> | null = null;
  let isStopped = false;

  /** Runs something once, a little later, however often it is asked for. */
  const later = (name: string, ms: number, run: () => void) => {
    if (isStopped || timers.has(name)) return;
    timers.set(
      name,
      clock.after(ms, () => {
        timers.delete(name);
        run();
      }),
    );
  };
  const callOff = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };

  /** Asks something nobody stands waiting for; false where there was no answer. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    const answersBefore = memory.connection.answers();
    try {
      await work();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'lost' && memory.connection.answers() === answersBefore) memory.connection.lost();
      if (failure === 'session') memory.session = 'ended';
      if (failure === 'device') await vault.write('namedFor', 0);
      return false;
    } finally {
      memory.changed();
    }
  };

  const patient = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => waitPatiently(clock, work);

  const readSetup = async () => {
    const asked = clock.now();
    const setup = await patient((signal) => api.setup({}, signal));
    const answered = clock.now();
    memory.clock = betterReading(memory.clock, readClock(asked, setup.now, answered));
    memory.anchor = { at: Date.parse(setup.now), elapsed: clock.elapsed() };
    memory.setup = setup;
    memory.session = 'open';
    memory.connection.reached(answered - asked <= setup.waitMs);
    await Promise.all([vault.write('clock', memory.clock), vault.write('setup', setup)]);
    const sailing = setup.sailings.find(({ id }) => id === memory.choice?.sailingId);
    if (sailing) memory.book?.setSailing(sailing);
    if (memory.choice && !setup.posts.includes(memory.choice.post)) memory.choice = null;
    await introduce(memory);
  };

  /** Nobody asks for people who are to be forgotten. */
  const isOver = (sailing: { returnsAt: string } | undefined) =>
    sailing !== undefined && keptUntil(sailing.returnsAt) <= memory.now();

  const readManifest = async (sailingId: number) => {
    if (isOver(memory.setup?.sailings.find(({ id }) => id === sailingId))) return;
    const before = memory.handedOver;
    const manifest = await patient((signal) => api.manifest({ params: { id: sailingId } }, signal));
    // Asked for before everybody was forgotten, or of a sailing the set-up does not name any more.
    if (!memory.setup || isOver(manifest.sailing)) return;
    const isChosen = memory.choice?.sailingId === sailingId;
    if (isChosen && before !== memory.handedOver) return later('manifest', soonMs, refetch);
    const patches = isChosen ? (memory.book?.patchesAfter(manifest.version) ?? []) : [];
    // In one go: what is heard from here on lands in the new list, and on the disk after it.
    memory.write(() => vault.saveManifest(manifest, patches));
    if (!isChosen) return;
    memory.freshAt = clock.now();
    memory.book = memory.bookOf(manifest, patches);
  };

  const refetch = () => {
    const { choice } = memory;
    if (!choice || memory.connection.state() === 'offline') return;
    void attempt(() => readManifest(choice.sailingId)).then(share);
  };
  const share = () => attempt(() => renewShare(memory));

  /** Lists of the other sailings of the day, so that the next one can be boarded without a network too. */
  const readOthers = async () => {
    const { setup, choice } = memory;
    const today = portDate(new Date(memory.now()));
    for (const { id, date, status, counts } of setup?.sailings ?? []) {
      if (id === choice?.sailingId || date !== today || status === 'returned' || status === 'cancelled')
        continue;
      if ((await vault.readManifest(id))?.manifest.version !== counts.revision) await readManifest(id);
    }
  };

  /** Another tab of this device has handed over what waited. */
  const forgetWaiting = () => {
    if (memory.waiting.length === 0 || memory.enqueuing > 0) return;
    for (const { id } of memory.waiting) memory.recall(id, { isWaiting: false });
    memory.waiting = [];
    later('manifest', soonMs, refetch);
  };

  const handOver = (): Promise<boolean> => {
    handing ??= attempt(async () => {
      if ((await vault.count()) === 0) return forgetWaiting();
      await introduce(memory);
      await handOverQueue(memory, (body) => patient((signal) => api.handOver({ body }, signal)));
      later('manifest', soonMs, refetch);
    }).finally(() => {
      handing = null;
    });
    return handing;
  };

  /** Whether the stream of events has told everything the server counts. */
  const isCurrent = () => {
    const found = memory.setup?.sailings.find(({ id }) => id === memory.choice?.sailingId);
    return found !== undefined && found.counts.revision === memory.book?.revision();
  };

  const refresh = (isRoutine = false): Promise<boolean> => {
    refreshing ??= (async () => {
      const isReached = (await attempt(readSetup)) && (await handOver());
      const { choice } = memory;
      if (isReached && isRoutine && isCurrent()) memory.freshAt = clock.now();
      else if (isReached && choice) await attempt(() => readManifest(choice.sailingId));
      if (isReached) await share();
      if (isReached) await attempt(readOthers);
      // Alone, a clock that somebody has set would make it forget people who are still to board.
      await memory.forgetOld(isReached ? memory.now() : memory.nowAtLeast());
      return isReached;
    })().finally(() => {
      refreshing = null;
      beat();
    });
    return refreshing;
  };

  const isAway = () => memory.connection.state() === 'offline' || memory.session === 'ended';
  let wasAway = isAway();
  /** Once the server is lost, the next look at it is not a minute away. */
  const follow = () => {
    if (isAway() && !wasAway && !refreshing) beat();
    wasAway = isAway();
  };
  memory.listeners.add(follow);

  /** The next look at the server: soon and again while it is away, seldom while all is well. */
  const beat = () => {
    callOff('beat');
    tries = isAway() ? tries + 1 : 0;
    const away = Math.min(longestTryMs, firstTryMs * 2 ** (tries - 1));
    const well = memory.connection.state() === 'slow' || memory.waiting.length > 0 ? slowBeatMs : beatMs;
    const isRoutine = !isAway();
    later('beat', isRoutine ? well : away, () => void refresh(isRoutine));
  };

  const news: EngineNews = {
    scanned(sailingId, revision, ticket) {
      if (memory.book?.sailing().id !== sailingId) return;
      if (!ticket) return later('manifest', soonMs, refetch);
      const patch = memory.book.hear(ticket, revision);
      if (!patch) return;
      memory.write(() => vault.savePatches(sailingId, [patch]));
      if (!memory.book.ticket(ticket.id)) later('manifest', soonMs, refetch);
      memory.changed();
    },
    changed(what) {
      if (what === 'orders') later('manifest', ordersMs, refetch);
      else later('refresh', soonMs, () => void refresh());
    },
    resumed: () => later('refresh', 0, () => void refresh()),
    lost: () => memory.connection.lost(),
  };

  const stopListening = ports.listen(news);

  return {
    refresh,
    /** The same for what was chosen just now: what is being asked already does not know of it. */
    async refreshAnew(): Promise<boolean> {
      await refreshing;
      return refresh();
    },
    /** After a scan: hands over what waits and keeps the share in step. */
    afterScan() {
      if (isAway()) return;
      if (memory.waiting.length > 0) later('handOver', soonMs, () => void handOver().then(() => beat()));
      later('share', soonMs, () => void share());
    },
    stop() {
      isStopped = true;
      memory.listeners.delete(follow);
      stopListening();
      for (const stop of timers.values()) stop();
      timers.clear();
    },
  };
}
