import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';

/** The words of a calendar entry, which depend on the reader's language. */
export interface CalendarWords {
  summary: string;
  location: string;
  /** The address of a map of it; empty where there is none. */
  map: string;
  description: readonly string[];
}

type CalendarOrder = Pick<OrderWithTickets, 'orderNo' | 'updatedAt' | 'sailing' | 'tickets'>;

/**
 * An order's sailing as a calendar file. Times are in UTC, so that no zone need be described; the UID is the order's,
 * so that taking it in twice makes one entry.
 */
export function calendarFile(order: CalendarOrder, words: CalendarWords): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gangway//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${order.orderNo}@gangway`,
    `DTSTAMP:${utc(order.updatedAt)}`,
    `DTSTART:${utc(order.sailing.departsAt)}`,
    `DTEND:${utc(order.sailing.returnsAt)}`,
    `SUMMARY:${escaped(words.summary)}`,
    `LOCATION:${escaped(words.location)}`,
    ...(words.map ? [`URL:${words.map}`] : []),
    `DESCRIPTION:${escaped([...words.description, ...ticketLines(order)].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function ticketLines({ tickets }: CalendarOrder): string[] {
  return tickets
    .filter((ticket) => ticket.live)
    .map(({ name, serial }) => `${name}: ${formatSerial(serial)}`);
}

/** 2026-11-15T01:30:00.000Z as 20261115T013000Z. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const lineBytes = 75;

/** Lines are at most 75 bytes long; a longer one goes on after a line break and a space, never inside a character. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > lineBytes) {
      rows.push(' ');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n');
}
