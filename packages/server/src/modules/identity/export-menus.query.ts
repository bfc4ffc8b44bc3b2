import type { Locale } from '@gangway/contract/core/locales.ts';
import { isRight } from '@gangway/contract/core/office-rights.ts';
import type { Menu } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listMenus } from './menus.queries.ts';

/** The entries of the menu in its order, for Excel. */
export async function exportMenus(db: Db, locale: Locale): Promise<Sheet<Menu>> {
  const t = (id: string) => translate(locale, id);
  const { text, number, moment } = sheetColumns<Menu>(locale);
  return {
    file: 'menus',
    title: t('menus.table'),
    rows: (await listMenus(db)).filter(({ path }) => !isRight(path)),
    columns: [
      text('field.title.en', 24, (menu) => menu.title.en),
      text('field.title.zh', 20, (menu) => menu.title.zh),
      text('field.title.ko', 20, (menu) => menu.title.ko),
      text('field.path', 34, (menu) => menu.path),
      number('field.position', (menu) => menu.position),
      text('menus.enabled', 12, (menu) => t(menu.enabled ? 'status.on' : 'status.off')),
      text('menus.legacy', 12, (menu) => (menu.legacy ? t('menus.legacy') : null)),
      moment('column.updatedAt', (menu) => menu.updatedAt),
    ],
  };
}
