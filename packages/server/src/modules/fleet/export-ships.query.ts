import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listShips, type ShipPage } from './ships.queries.ts';

/** The ships that match, for Excel. */
export async function exportShips(
  db: Db,
  input: Pick<ShipPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Ship>> {
  const t = (id: string) => translate(locale, id);
  const { text, count, moment } = sheetColumns<Ship>(locale);
  return {
    file: 'ships',
    title: t('ships.table'),
    rows: await listShips(db, input, locale, { limit: askedSheetRows }),
    columns: [
      text('field.ship.name', 24, (ship) => ship.name),
      text('field.status', 16, (ship) => t(`ships.status.${ship.status}`)),
      text('field.manager', 22, (ship) => ship.manager),
      text('field.managerContact', 22, (ship) => ship.managerContact),
      count('column.roomCount', (ship) => ship.rooms),
      text('field.description', 50, (ship) => ship.description),
      moment('column.createdAt', (ship) => ship.createdAt),
      moment('column.updatedAt', (ship) => ship.updatedAt),
    ],
  };
}
