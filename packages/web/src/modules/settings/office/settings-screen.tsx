import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { groupSettings } from '@gangway/contract/settings/setting-groups.ts';
import { matchesSetting } from '@gangway/contract/settings/setting-words.ts';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { ScreenSkeleton } from '#ui/office/screen-skeleton.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useAddress } from '#ui/office/use-address.ts';
import { AddSettingForm } from './add-setting-form.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { settingsQuery } from './settings-queries.ts';

/** `/setup/settingConfig`: every config entry, those the product knows and others. */
export function SettingsScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(settingsScreen);
  const drawer = useDrawer<{ entry: ConfigEntry | null }>();
  const { params, change } = useAddress();
  const keyword = params.get('keyword') ?? '';
  const { data, error, refetch } = useQuery(settingsQuery);
  const search = (value: string | null) => change({ keyword: value }, true);
  const shown = data?.filter((entry) => matchesSetting(t, entry, keyword));
  const groups = shown && groupSettings(shown);
  const entry = drawer.item?.entry;

  return (
    <>
      <ScreenHeader>
        <FilterText label={t('settings.search')} value={keyword} onChange={search} />
        <ExportButton
          call={settingsCalls.exportConfig}
          args={{ body: { filter: keyword ? { keyword } : {} } }}
          count={shown?.length}
        />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ entry: null })}
          >
            {t('settings.add')}
          </Button>
        ) : null}
      </ScreenHeader>
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <ScreenSkeleton /> : null}
      {groups?.length === 0 ? (
        <TableEmpty
          title={t('table.noMatch')}
          text={t('table.noMatchText')}
          address={{ filtered: keyword !== '', clearFilters: () => search(null) }}
        />
      ) : null}
      <Stack gap="md">
        {groups?.map(({ group, entries }) => (
          <SettingsGroup
            key={group}
            title={t(`settings.group.${group}`)}
            entries={entries}
            canEdit={canEdit}
            onEdit={(chosen) => drawer.open({ entry: chosen })}
          />
        ))}
      </Stack>
      <FormDrawer
        opened={drawer.opened}
        title={entry ? t('settings.editOf', { key: entry.key }) : t('settings.add')}
        onClose={drawer.close}
      >
        {entry ? (
          <SettingForm key={drawer.turn} entry={entry} onSaved={drawer.close} />
        ) : (
          <AddSettingForm key={drawer.turn} onSaved={drawer.close} />
        )}
      </FormDrawer>
    </>
  );
}
