import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import type { Words } from '@gangway/contract/core/words.ts';
import type { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { groupSettings, type SettingGroup } from '@gangway/contract/settings/setting-groups.ts';
import { matchesSetting, settingLabel, settingText } from '@gangway/contract/settings/setting-words.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { queryList } from './config.queries.ts';

interface SettingLine {
  group: SettingGroup;
  entry: ConfigEntry;
}

/** The config entries that match, for Excel: under their headings and in the words of the screen. */
export async function exportConfig(
  db: Db,
  { filter }: Body<typeof settingsCalls.exportConfig>,
  locale: Locale,
): Promise<Sheet<SettingLine>> {
  const t: Words = (id, values) => translate(locale, id, values);
  const entries = await queryList(db);
  const shown = entries.filter((entry) => matchesSetting(t, entry, filter.keyword ?? ''));
  const { text, moment } = sheetColumns<SettingLine>(locale);
  return {
    file: 'settings',
    title: officeRoutes['/setup/settingConfig'].title[locale],
    rows: groupSettings(shown).flatMap(({ group, entries: own }) => own.map((entry) => ({ group, entry }))),
    columns: [
      text('settings.groupTitle', 18, ({ group }) => t(`settings.group.${group}`)),
      text('settings.setting', 60, ({ entry }) => settingLabel(t, entry)),
      text('field.key', 28, ({ entry }) => entry.key),
      valueColumn('field.value', ({ entry }) => entry.value),
      valueColumn('settings.default', ({ entry }) => entry.default),
      moment('settings.changedAt', ({ entry }) => entry.updatedAt),
      text('settings.remark', 30, ({ entry }) => entry.remark || null),
    ],
  };

  /** Plain numbers are numbers in Excel too; whatever has a unit says it, as on the screen, since no column could. */
  function valueColumn(
    title: 'field.value' | 'settings.default',
    of: (line: SettingLine) => string | null,
  ): SheetColumn<SettingLine> {
    return {
      title: t(title),
      width: 30,
      value: (line) => {
        const value = of(line);
        if (value === null) return null;
        return line.entry.kind === 'integer' && /^-?\d+$/.test(value)
          ? Number(value)
          : settingText(t, line.entry.kind, value);
      },
    };
  }
}
