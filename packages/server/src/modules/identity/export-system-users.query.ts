import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listMatchingUsers, type SystemUserPage } from './system-users.queries.ts';

/** The system users that match, for Excel. */
export async function exportSystemUsers(
  db: Db,
  input: Pick<SystemUserPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<SystemUser>> {
  const t = (id: string) => translate(locale, id);
  const { text, moment } = sheetColumns<SystemUser>(locale);
  return {
    file: 'system-users',
    title: t('users.table'),
    rows: await listMatchingUsers(db, input, locale, { limit: askedSheetRows }),
    columns: [
      text('field.username', 18, (user) => user.username),
      text('field.name', 24, (user) => user.name),
      text('field.roleId', 18, (user) => user.roleName),
      text('field.status', 12, (user) => t(`users.status.${user.status}`)),
      text('field.introduction', 40, (user) => user.introduction),
      moment('column.lastLogin', (user) => user.lastLoginAt),
      moment('column.createdAt', (user) => user.createdAt),
      moment('column.updatedAt', (user) => user.updatedAt),
    ],
  };
}
