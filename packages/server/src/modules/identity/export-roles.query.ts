import type { Locale } from '@gangway/contract/core/locales.ts';
import { officeRoutePaths, officeRoutes, shippedRoles } from '@gangway/contract/core/office-routes.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { shippedDescriptions } from '@gangway/contract/identity/shipped-descriptions.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRoles } from './roles.queries.ts';

/** Every role, for Excel: what it is, and a column for each screen that says what it may do there. */
export async function exportRoles(db: Db, locale: Locale): Promise<Sheet<Role>> {
  const t = (id: string) => translate(locale, id);
  const { text, number, moment } = sheetColumns<Role>(locale);
  return {
    file: 'roles',
    title: t('roles.table'),
    rows: await listRoles(db),
    columns: [
      text('roles.name', 18, (role) => role.name),
      text('field.template', 12, (role) => t(`roles.template.${role.template}`)),
      text('field.description', 40, describe),
      number('roles.accounts', (role) => role.accounts),
      text('field.posts', 30, ({ posts }) => posts.map((post) => t(`roles.post.${post}`)).join(', ')),
      moment('column.updatedAt', (role) => role.updatedAt),
      ...officeRoutePaths.map((path): SheetColumn<Role> => ({
        title: officeRoutes[path].title[locale],
        width: 14,
        value: ({ grants }) => {
          const held = grants.find(({ route }) => route === path);
          return held ? t(`access.${held.access}`) : null;
        },
      })),
    ],
  };

  /** What it was shipped with in the reader's language, else as an operator wrote it. */
  function describe({ description }: Role): string {
    const shipped = shippedRoles.find((name) => shippedDescriptions[name] === description);
    return shipped ? t(`roles.shipped.${shipped}`) : description;
  }
}
