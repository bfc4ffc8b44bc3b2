import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Route } from '@gangway/contract/sailings/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRoutes } from './routes.queries.ts';

/** Every route, for Excel. */
export async function exportRoutes(db: Db, locale: Locale): Promise<Sheet<Route>> {
  const { text, count, moment } = sheetColumns<Route>(locale);
  return {
    file: 'routes',
    title: translate(locale, 'routes.table'),
    rows: await listRoutes(db),
    columns: [
      text('field.fromPort.en', 24, (route) => route.fromPort.en),
      text('field.fromPort.zh', 20, (route) => route.fromPort.zh),
      text('field.terminal.en', 32, (route) => route.terminal.en),
      text('field.terminal.zh', 28, (route) => route.terminal.zh),
      text('field.mapUrl', 32, (route) => route.mapUrl),
      text('field.destination.en', 32, (route) => route.destination.en),
      text('field.destination.zh', 28, (route) => route.destination.zh),
      text('field.status', 12, (route) => translate(locale, route.enabled ? 'routes.on' : 'routes.off')),
      count('routes.sailings', (route) => route.sailings),
      text('field.description.en', 40, (route) => route.description.en),
      text('field.description.zh', 40, (route) => route.description.zh),
      moment('column.updatedAt', (route) => route.updatedAt),
    ],
  };
}
