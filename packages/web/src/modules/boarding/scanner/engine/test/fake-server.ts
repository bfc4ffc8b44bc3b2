import { decideScan, type ReadCode } from '@gangway/contract/boarding/decide-scan.ts';
import type {
  BoardingCounts,
  BoardingSailing,
  LateAnswer,
  LateScan,
  ManifestTicket,
  ScanAnswer,
} from '@gangway/contract/boarding/schemas.ts';
import { readTicketCode } from '@gangway/contract/booking/ticket-code.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import { ApiError } from '#lib/api-error.ts';
import type { EngineApi, EngineNews } from '../ports.ts';
import { asKnown, markTicket } from '../ticket-marks.ts';

export const sailingId = 7;

/** How the server is met: it answers, there is no way to it, nothing ever comes, or the session is over. */
type Mood = 'answers' | 'lost' | 'hangs' | 'session';

/** A server in memory, of one sailing: it judges by the rule and keeps each scan once. */
export function fakeServer(publicKeys: string[], people: number, now: () => number) {
  const tickets = new Map(
    Array.from({ length: people }, (_, index) => [index + 1, makeTicket(index + 1)] as const),
  );
  const kept = new Map<string, LateAnswer & { ticketId: number | null; post: Post; accountId: number }>();
  const devices = new Map<string, { name: string; secret: string; accounts: Set<number> }>();
  const sequences = new Set<string>();
  const listeners = new Set<EngineNews>();
  const held: { go: () => void; fail: (error: unknown) => void }[] = [];
  const server = {
    mood: 'answers' as Mood,
    /** How far the server's clock is ahead of the device's. */
    aheadMs: 0,
    accountId: 1,
    capacity: people,
    status: 'boarding' as BoardingSailing['status'],
    revision: 0,
    calls: { scan: 0, handOver: 0, manifest: 0, setup: 0 },
    /** The places it set aside, as they were asked for. */
    shares: [] as number[],
    /** Scans it was asked about, answered or not. */
    asked: 0,
    chunks: [] as number[],
    /** A scan with this text spoils the whole call it comes in. */
    poison: null as string | null,
    rejected: new Set<string>(),
    crew: [{ id: 4, name: '', duty: 'Deck', people: 12 }],
    tickets,
    kept,
    sequences,
    devices,
    listeners,
    aboard: () => [...tickets.values()].filter(({ aboard }) => aboard).length,
    /** Lets everything through that was held up. */
    release() {
      for (const { go } of held.splice(0)) go();
    },
    /** The same for what was held up first. */
    releaseNext() {
      held.shift()?.go();
    },
    /** Loses everything that was held up. */
    drop() {
      for (const { fail } of held.splice(0)) fail(new ApiError(0, 'toast.network', 'no network'));
    },
    /** Somebody boards in another lane. */
    boardElsewhere(id: number) {
      apply(id, 'board', new Date(now()).toISOString());
    },
    api: {} as EngineApi,
  };

  const counts = (): BoardingCounts => {
    const all = [...tickets.values()];
    const number = (name: 'boarded' | 'food' | 'chip' | 'disembarked') =>
      all.filter((ticket) => ticket[name] !== null).length;
    return {
      revision: server.revision,
      expected: all.filter(({ standing }) => standing === 'valid').length,
      boarded: number('boarded'),
      aboard: server.aboard(),
      food: number('food'),
      chip: number('chip'),
      disembarked: number('disembarked'),
      capacity: server.capacity,
    };
  };
  const sailing = (): BoardingSailing => ({
    id: sailingId,
    shipName: 'Aurora',
    destination: { en: 'Langkawi', zh: '兰卡威' },
    date: '2026-11-16',
    slot: 'day',
    departsAt: '2026-11-16T02:00:00Z',
    returnsAt: '2026-11-16T10:00:00Z',
    status: server.status,
    counts: counts(),
  });
  const apply = (id: number, post: Post, at: string) => {
    const ticket = tickets.get(id);
    if (!ticket) return;
    const next = { ...ticket, ...markTicket(ticket, post, { at, by: 'lane two', device: 'two' }) };
    tickets.set(id, next);
    server.revision += 1;
    for (const listener of listeners)
      listener.scanned(sailingId, server.revision, {
        id,
        aboard: next.aboard,
        boardedAt: next.boarded?.at ?? null,
        foodAt: next.food?.at ?? null,
        chipAt: next.chip?.at ?? null,
        disembarkedAt: next.disembarked?.at ?? null,
      });
  };
  /** What was met when the call was made is what counts, also for one that is held up. */
  const meet = async <T>(work: () => T): Promise<T> => {
    if (server.mood === 'lost') throw new ApiError(0, 'toast.network', 'no network');
    if (server.mood === 'session') throw new ApiError(506, 'session.elsewhere', 'signed in elsewhere');
    if (server.mood === 'hangs') {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      held.push({ go: resolve, fail: reject });
      await promise;
    }
    return work();
  };

  server.api = {
    setup: () =>
      meet(() => {
        server.calls.setup += 1;
        return {
          now: new Date(now() + server.aheadMs).toISOString(),
          publicKeys,
          posts: ['board', 'food', 'chip', 'disembark'],
          accountId: server.accountId,
          accountName: `Operator ${server.accountId}`,
          waitMs: 400,
          reboard: false,
          admitUnlisted: true,
          sailings: [sailing()],
        };
      }),
    nameDevice: ({ body }) =>
      meet(() => {
        const { name, secret } = body;
        const known = devices.get(body.deviceId) ?? { name, secret, accounts: new Set<number>() };
        if (known.secret !== secret) throw new ApiError(403, 'boarding.deviceTaken', 'another device');
        known.accounts.add(server.accountId);
        devices.set(body.deviceId, known);
        return { id: body.deviceId, name: body.name };
      }),
    manifest: () =>
      meet(() => {
        server.calls.manifest += 1;
        return {
          sailing: sailing(),
          version: server.revision,
          readAt: new Date(now() + server.aheadMs).toISOString(),
          tickets: [...tickets.values()],
          crew: server.crew,
        };
      }),
    scan({ body }) {
      server.asked += 1;
      return meet(() => {
        server.calls.scan += 1;
        if (!devices.has(body.deviceId)) throw new ApiError(409, 'boarding.device', 'name it first');
        const answers = body.items.map((item): ScanAnswer => {
          const code = readTicketCode(item.text ?? '');
          const ticketId = item.ticketId ?? code?.ticketId ?? null;
          const read: ReadCode = code ? { kind: 'genuine', sailingId: code.sailingId } : { kind: 'chosen' };
          const answer = keep(
            item.id,
            body.deviceId,
            item.sequence,
            ticketId,
            body.post,
            server.accountId,
            read,
          );
          if (answer.isNew && answer.verdict !== 'refused') apply(ticketId ?? 0, body.post, item.deviceAt);
          return {
            id: item.id,
            verdict: answer.verdict,
            reason: answer.reason,
            ticket: tickets.get(ticketId ?? 0) ?? null,
            other: null,
          };
        });
        return { answers, counts: counts() };
      });
    },
    handOver: ({ body }) =>
      meet(() => {
        server.calls.handOver += 1;
        server.chunks.push(body.scans.length);
        const scans = body.scans as LateScan[];
        if (scans.some(({ text }) => server.poison !== null && text === server.poison))
          throw new ApiError(422, 'validation', 'spoilt');
        return scans.map((scan) => late(body.deviceId, scan));
      }),
    takeShare: ({ body }) =>
      meet(() => {
        const held = Math.min(body.wanted, Math.max(0, server.capacity - server.aboard()));
        server.shares.push(held);
        return { held };
      }),
  };

  function late(deviceId: string, scan: LateScan): LateAnswer {
    const { id, verdict, reason, ticketId, post, accountId } = scan;
    const known = kept.get(id);
    if (known) return { id, state: 'known', verdict: known.verdict, reason: known.reason, conflict: null };
    const isForeign = !devices.get(deviceId)?.accounts.has(accountId);
    if (isForeign || server.rejected.has(id))
      return { id, state: 'rejected', verdict: 'refused', reason: 'foreignAccount', conflict: null };
    number(deviceId, scan.sequence);
    const isTwice = verdict !== 'refused' && post === 'board' && tickets.get(ticketId ?? 0)?.aboard;
    const answer: LateAnswer = {
      id,
      state: 'kept',
      verdict,
      reason,
      conflict: isTwice ? 'boardedTwice' : null,
    };
    kept.set(id, { ...answer, ticketId, post, accountId });
    if (verdict !== 'refused' && ticketId !== null) apply(ticketId, post, scan.deviceAt);
    return answer;
  }
  function keep(
    id: string,
    deviceId: string,
    sequence: number,
    ticketId: number | null,
    post: Post,
    accountId: number,
    read: ReadCode,
  ) {
    const known = kept.get(id);
    if (known) return { ...known, isNew: false };
    number(deviceId, sequence);
    const ticket = tickets.get(ticketId ?? 0);
    const decision = decideScan({
      read,
      ticket: ticket ? asKnown(ticket, ticket) : null,
      post,
      sailing: { id: sailingId, status: server.status },
      settings: { reboard: false, admitUnlisted: true },
      placesLeft: server.capacity - server.aboard(),
      alone: false,
    });
    const answer: LateAnswer = { id, state: 'kept', conflict: null, ...decision };
    kept.set(id, { ...answer, ticketId, post, accountId });
    return { ...answer, isNew: true };
  }
  /** The database refuses a number a device gave before. */
  function number(deviceId: string, sequence: number) {
    const key = `${deviceId} ${sequence}`;
    if (sequences.has(key)) throw new Error(`${key} was used before`);
    sequences.add(key);
  }
  return server;
}

export function makeTicket(id: number): ManifestTicket {
  return {
    id,
    orderId: Math.ceil(id / 3),
    orderNo: `G${1000 + Math.ceil(id / 3)}`,
    sailingId,
    serial: serialOf(id),
    name: `Guest ${id}`,
    ageGroup: 'adult',
    kind: 'standing',
    hasWindow: false,
    roomType: { en: 'Standing ticket', zh: '站票' },
    roomNumber: null,
    floor: null,
    phone: `+60 12-${String(4_000_000 + id)}`,
    idEnding: String(1000 + id),
    remarks: '',
    certificate: false,
    standing: 'valid',
    aboard: false,
    boarded: null,
    food: null,
    chip: null,
    disembarked: null,
  };
}

function serialOf(id: number): string {
  const letters = 'ACDEFHJKMN';
  return String(id)
    .padStart(10, '0')
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? 'A');
}
