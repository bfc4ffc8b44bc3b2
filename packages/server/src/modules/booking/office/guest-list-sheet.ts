import { matchesGuest } from '@gangway/contract/booking/matches-guest.ts';
import type { SailingGuest } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { ownWords } from '../../../platform/messages/own-words.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { listSailingGuests } from './sailing-desk.queries.ts';

interface AskedGuests {
  sailingId: number;
  keyword: string | undefined;
}

/** Who is booked on a sailing, for Excel. */
export async function exportSailingGuests(
  db: Db,
  { sailingId, keyword = '' }: AskedGuests,
  locale: Locale,
): Promise<Sheet<SailingGuest>> {
  const { text, moment } = sheetColumns<SailingGuest>(locale);
  const guests = await listSailingGuests(db, sailingId, locale);
  return {
    file: 'passengers',
    title: translate(locale, 'sailingDesk.guests'),
    rows: guests.filter((guest) => matchesGuest(guest, keyword)),
    columns: [
      text('field.name', 30, (guest) => guest.name),
      text('field.phone', 18, (guest) => guest.phone),
      text('shipOrder.roomType', 22, (guest) => ownWords(locale, guest.roomType)),
      text('shipOrder.roomNumber', 12, (guest) => guest.roomNumber),
      text('field.status', 14, (guest) => translate(locale, standing(guest))),
      moment('sailingDesk.aboard', (guest) => guest.boardedAt),
      moment('sailingDesk.ashore', (guest) => guest.disembarkedAt),
      text('shipOrder.orderNo', 18, (guest) => guest.orderNo),
    ],
  };
}

function standing({ orderStatus, boardedAt, disembarkedAt }: SailingGuest): string {
  if (orderStatus === 'unpaid') return 'order.status.unpaid';
  if (disembarkedAt) return 'sailingDesk.ashore';
  return boardedAt ? 'sailingDesk.aboard' : 'sailingDesk.expected';
}
