import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';
import { sailingDay, timeAtPort } from '#ui/site/day-words.ts';

/** Everything a boarding pass says, in the reader's language; the page and the picture show the same. */
export interface BoardingPass {
  slot: Slot;
  slotName: string;
  ship: string;
  from: string;
  to: string;
  day: string;
  departs: string;
  returns: string;
  passenger: string;
  about: string;
  /** What stands in small print, name and value. */
  facts: readonly (readonly [name: string, value: string])[];
  serial: string;
  certificate: string | null;
  /** The address of a map of the terminal; empty where there is none. */
  map: string;
  /** The text of the QR code; null when the ticket is not good for boarding. */
  code: string | null;
}

/** What a pass is made of; whoever was given one ticket is not told the number of its order. */
export type PassOrder = Pick<
  OrderWithTickets,
  'orderNo' | 'status' | 'sailing' | 'arrival' | 'roomType' | 'bed' | 'roomNumber'
>;

export function boardingPass(order: PassOrder, ticket: Ticket): BoardingPass {
  const { sailing, arrival } = order;
  const terminal = ownWords(arrival.terminal);
  const back = formatInstant(sailing.returnsAt).slice(0, 10);
  const time = timeAtPort(sailing.returnsAt);
  return {
    slot: sailing.slot,
    slotName: translate(`trip.slot.${sailing.slot}`),
    ship: sailing.shipName,
    from: ownWords(sailing.fromPort),
    to: ownWords(sailing.destination),
    day: sailingDay(sailing.date, true),
    departs: timeAtPort(sailing.departsAt),
    returns:
      back === sailing.date
        ? translate('ticket.returns', { time })
        : translate('ticket.returns.later', { time, day: sailingDay(back) }),
    passenger: ticket.name,
    about: [
      translate(`ticket.age.${ticket.ageGroup}`),
      translate('ticket.document', { ending: ticket.idEnding }),
    ].join(' · '),
    facts: [
      [translate('ticket.opens'), timeAtPort(arrival.boardingOpensAt)],
      [translate('ticket.arriveBy'), timeAtPort(arrival.arriveBy)],
      ...(terminal ? [[translate('ticket.terminal'), terminal] as const] : []),
      [translate('ticket.cabin'), cabinOf(order.roomType)],
      ...(order.bed ? [[translate('order.fact.bed'), translate(`order.bed.${order.bed}`)] as const] : []),
      ...(order.roomNumber ? [[translate('ticket.room'), order.roomNumber] as const] : []),
      ...(order.orderNo ? [[translate('ticket.order'), order.orderNo] as const] : []),
    ],
    serial: formatSerial(ticket.serial),
    certificate: ticket.certificateNeeded ? translate('ticket.certificate') : null,
    map: arrival.mapUrl,
    code: ticket.live ? ticket.code : null,
  };
}

/** What was bought: the type's name, and whether it has a window. A pass is called by its name alone. */
export function cabinOf({ kind, hasWindow, name }: PassOrder['roomType']): string {
  if (kind === 'standing') return ownWords(name);
  return `${ownWords(name)} · ${translate(hasWindow ? 'trip.kind.window' : 'trip.kind.inside')}`;
}
