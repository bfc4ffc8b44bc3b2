import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { boardColumns } from '@gangway/contract/housekeeping/turnover-order.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { readTurnover } from './turnover.query.ts';

/** The cleaning board for Excel: its columns one beneath the other, and beneath them how many rooms stand in each. */
export async function exportTurnover(
  db: Db,
  shipId: number,
  caller: Caller,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Sheet<TurnoverRoom>> {
  const { ship, rooms, neededAt, readAt } = await readTurnover(db, shipId, caller, now);
  const t = (id: string, values: Record<string, string | number> = {}) => translate(locale, id, values);
  const { text, number, moment } = sheetColumns<TurnoverRoom>(locale);
  const board = boardColumns(rooms);
  return {
    file: 'cleaning-board',
    title: t('roomSheet.board'),
    rows: board.flatMap(({ lines }) => lines),
    note: [
      ship.name,
      formatInstant(readAt),
      ...board.map(({ state, lines }) =>
        t('turnover.column', { title: t(`turnover.state.${state}`), count: lines.length }),
      ),
      neededAt ? `${t('turnover.neededAt')} ${formatInstant(neededAt)}` : [],
    ]
      .flat()
      .join(' · '),
    columns: [
      text('field.status', 16, ({ state }) => t(`turnover.state.${state}`)),
      { ...number('roomSheet.turn', turnOf), width: 18 },
      text('shipOrder.roomNumber', 12, ({ room }) => room.number),
      text('shipOrder.roomType', 22, ({ room }) => ownWords(locale, room.roomType.name)),
      number('field.floor', ({ room }) => room.floor),
      text('field.room.position', 12, ({ room }) => t(`rooms.position.${room.position}`)),
      moment('roomSheet.since', (line) => doneOf(line).at),
      text('roomSheet.by', 24, (line) => doneOf(line).by),
      { ...number('roomSheet.cleaningMinutes', ({ cleaned }) => cleaned?.minutes ?? null), width: 18 },
      text('roomSheet.reason', 30, ({ room }) => room.maintenance?.reason ?? null),
      text('field.notes', 30, ({ room }) => room.notes || null),
    ],
  };
}

/** As on the board: a room that is clean has had its turn. */
function turnOf({ state, turn }: TurnoverRoom): number | null {
  return state === 'toClean' || state === 'cleaning' ? turn : null;
}

/** Since when a room stands as it does, and by whom. */
function doneOf({ state, room, cleaned }: TurnoverRoom): { at: string | null; by: string | null } {
  switch (state) {
    case 'toClean':
      return { at: room.cleaning?.dirtyAt ?? null, by: null };
    case 'cleaning':
      return { at: room.cleaning?.startedAt ?? null, by: room.cleaning?.startedBy ?? null };
    case 'cleaned':
      return { at: cleaned?.at ?? null, by: cleaned?.by ?? null };
    case 'occupied':
      return { at: null, by: null };
    case 'maintenance':
      return { at: room.maintenance?.since ?? null, by: room.maintenance?.by ?? null };
  }
}
