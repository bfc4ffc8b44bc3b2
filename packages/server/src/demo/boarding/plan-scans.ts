import { decideScan } from '@gangway/contract/boarding/decide-scan.ts';
import type { ScanReason, Standing, Verdict } from '@gangway/contract/boarding/states.ts';
import { type BoardingEvent, flagsOf } from '@gangway/contract/boarding/ticket-flags.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { type Chance, uuid } from '../random.ts';
import type { DemoDevice, DemoDevices } from './devices.ts';

const minute = 60_000;

export interface BoardedTicket {
  id: number;
  orderId: number;
  sailingId: number;
  standing: Standing;
  certificate: boolean;
}

export interface BoardedSailing {
  id: number;
  status: SailingStatus;
  departsAt: Date;
  returnsAt: Date;
  tickets: readonly BoardedTicket[];
}

/** A scan or an undo, before its device has numbered it. */
export interface PlannedScan extends BoardingEvent {
  sailingId: number;
  ticketId: number | null;
  device: DemoDevice | null;
  receivedAt: number;
  reason: ScanReason;
  offline: boolean;
  readText: string;
  note: string;
}

/** When on a sailing what is done: until `now`, for nothing can have happened later. */
interface Day {
  sailing: BoardedSailing;
  now: number;
  /** From when to when people come aboard. */
  boarding: [from: number, to: number];
  /** While Lane 2 has no network; scans it made then arrived at the end of it. */
  alone: [from: number, to: number];
}

/** Lets the people of a sailing come aboard, eat and leave, each scan answered by the rule of the product. */
export function planSailing(
  chance: Chance,
  devices: DemoDevices,
  sailing: BoardedSailing,
  now: Date,
): PlannedScan[] {
  const day = dayOf(sailing, now.getTime());
  const orders = Map.groupBy(sailing.tickets, (ticket) => ticket.orderId);
  const scans: PlannedScan[] = [];
  for (const party of orders.values()) {
    if (!comes(chance, day, party)) continue;
    const [from, to] = day.boarding;
    const arrival = Math.floor(chance.between(from, to));
    const lane = chance.chance(0.5) ? devices.lane1 : devices.lane2;
    for (const [place, ticket] of party.entries())
      scans.push(...planTicket(chance, devices, day, { ticket, lane, arrival: arrival + place * 4000 }));
  }
  if (chance.chance(0.3)) scans.push(otherText(chance, devices.lane1, day));
  return scans.filter(({ at }) => at <= day.now);
}

function dayOf(sailing: BoardedSailing, now: number): Day {
  const departs = sailing.departsAt.getTime();
  // Where boarding is under way it began an hour ago, and half of the people are still to come.
  const isBoarding = sailing.status === 'boarding';
  const boarding: Day['boarding'] = isBoarding
    ? [now - 60 * minute, now + 60 * minute]
    : [departs - 80 * minute, departs - 12 * minute];
  const isPatchy = sailing.id % 3 === 0;
  const [from] = boarding;
  return {
    sailing,
    now,
    boarding,
    alone: isPatchy ? [from + 20 * minute, from + 35 * minute] : [0, 0],
  };
}

/** Some never come, and tickets that entitle to nothing are hardly ever tried. */
function comes(chance: Chance, { sailing }: Day, [ticket]: readonly BoardedTicket[]): boolean {
  if (ticket?.sailingId !== sailing.id) return false;
  return ticket.standing === 'valid' ? !chance.chance(0.03) : chance.chance(0.02);
}

function planTicket(
  chance: Chance,
  devices: DemoDevices,
  day: Day,
  { ticket, lane, arrival }: { ticket: BoardedTicket; lane: DemoDevice; arrival: number },
): PlannedScan[] {
  const { sailing } = day;
  const { board, food, chip, disembark, undo, boardAlone, scans } = storyOf(chance, day, ticket);
  const later = (low: number, high: number) => chance.whole(low * 60, high * 60) * 1000;
  board(lane, arrival);
  if (ticket.standing !== 'valid') return scans;
  // Held before the reader twice.
  if (chance.chance(0.015)) board(lane, arrival + 2500);
  if (chance.chance(0.004)) {
    undo(devices.officeId, arrival + minute, 'The wrong ticket of the family was scanned');
    board(lane, arrival + 2 * minute);
  }
  // Back to fetch a forgotten bag and in through the other lane, which had no network and could not know.
  const [, networkBack] = day.alone;
  if (lane === devices.lane1 && arrival < networkBack && chance.chance(0.03))
    boardAlone(devices.lane2, networkBack - minute);
  const departs = sailing.departsAt.getTime();
  if (departs <= day.now) {
    if (chance.chance(0.85)) food(devices.food, departs + later(40, 200));
    if (chance.chance(0.03)) food(devices.food, departs + later(205, 230));
    if (chance.chance(0.4)) chip(devices.chip, departs + later(30, 240));
  }
  if (sailing.returnsAt.getTime() <= day.now)
    disembark(devices.gangway, sailing.returnsAt.getTime() + later(-4, 25));
  return scans;
}

/** Scans one ticket again and again: each is answered by what has happened before. */
function storyOf(chance: Chance, day: Day, ticket: BoardedTicket) {
  const { now } = day;
  const scans: PlannedScan[] = [];
  const scan = (post: Post, device: DemoDevice, at: number, isLeftAlone = false) => {
    const isAlone = isLeftAlone || (device.isPatchy && at >= day.alone[0] && at < day.alone[1]);
    // A lane that is alone does not know what the other has done meanwhile.
    const { verdict, reason } = answer(day, ticket, post, isLeftAlone ? [] : scans);
    const receivedAt = isAlone ? Math.min(day.alone[1], now) : at;
    scans.push({ ...blank(chance, day, post, device, at), ticketId: ticket.id, verdict, reason });
    Object.assign(scans.at(-1) ?? {}, { offline: isAlone, receivedAt: Math.max(receivedAt, at) });
  };
  return {
    scans,
    board: (device: DemoDevice, at: number) => scan('board', device, at),
    boardAlone: (device: DemoDevice, at: number) => scan('board', device, at, true),
    food: (device: DemoDevice, at: number) => scan('food', device, at),
    chip: (device: DemoDevice, at: number) => scan('chip', device, at),
    disembark: (device: DemoDevice, at: number) => scan('disembark', device, at),
    undo(accountId: number, at: number, note: string) {
      const undone = scans.at(-1);
      if (!undone || at > now) return;
      const { post } = undone;
      const event = { ...blank(chance, day, post, null, at), ticketId: ticket.id, accountId, note };
      scans.push({ ...event, kind: 'undo', undoes: undone.id });
    },
  };
}

function answer(
  { sailing }: Day,
  ticket: BoardedTicket,
  post: Post,
  before: readonly BoardingEvent[],
): { verdict: Verdict; reason: ScanReason } {
  const flags = flagsOf(before);
  return decideScan({
    read: { kind: 'genuine', sailingId: ticket.sailingId },
    ticket: {
      sailingId: ticket.sailingId,
      standing: ticket.standing,
      certificate: ticket.certificate,
      aboard: flags.aboard,
      hasBoarded: flags.boarded !== null,
      hasFood: flags.food !== null,
      hasChip: flags.chip !== null,
      hasDisembarked: flags.disembarked !== null,
    },
    post,
    // As it was then.
    sailing: { id: sailing.id, status: post === 'board' ? 'boarding' : 'departed' },
    settings: { reboard: false, admitUnlisted: true },
    placesLeft: 1,
    alone: false,
  });
}

function otherText(chance: Chance, device: DemoDevice, day: Day): PlannedScan {
  const at = Math.floor(chance.between(...day.boarding));
  return {
    ...blank(chance, day, 'board', device, at),
    verdict: 'refused',
    reason: 'notATicket',
    readText: 'https://harbour-car-park.example/t/48213',
  };
}

function blank(
  chance: Chance,
  { sailing }: Day,
  post: Post,
  device: DemoDevice | null,
  at: number,
): PlannedScan {
  return {
    id: uuid(chance),
    kind: 'scan',
    sailingId: sailing.id,
    post,
    ticketId: null,
    verdict: 'accepted',
    reason: 'ok',
    at,
    receivedAt: at,
    accountId: device?.accountId ?? 0,
    deviceId: device?.id ?? null,
    device,
    offline: false,
    undoes: null,
    readText: '',
    note: '',
  };
}
