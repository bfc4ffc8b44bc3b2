import { Alert, Button, Skeleton, Stack, Tabs } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { baccaratScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { CodeLegend } from './code-legend.tsx';
import { shoesQuery } from './legacy-queries.ts';
import { PlateView } from './plate-view.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { ShoeForm } from './shoe-form.tsx';

const tabs = ['plate', 'records'] as const;

/** `/legacy/baccaratTable`: results of the legacy table, kept as records. No stakes and no money stand here. */
export function BaccaratScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(baccaratScreen);
  const { params, change } = useAddress();
  const opening = useDrawer<string>();
  const { data: shoes, error, refetch, isFetching } = useQuery(shoesQuery);
  const asked = readId(params.get('shoeId'));
  const newest = shoes?.toSorted((one, other) => other.id - one.id)[0];
  // Never another one in its place: what is typed goes to the shoe in sight.
  const shoe = asked === null ? newest : shoes?.find(({ id }) => id === asked);
  const isComing = shoes === undefined || (asked !== null && !shoe && isFetching);
  // Held to it, so that a shoe somebody else opens does not slide under the keys.
  const held = asked === null && newest ? newest.id : null;
  useEffect(() => {
    if (held !== null) change({ shoeId: String(held) }, true);
  }, [held, change]);
  const tab = tabs.find((known) => known === params.get('tab')) ?? tabs[0];
  const open = (shoeId: number) => change({ shoeId: String(shoeId), tab: null }, false);
  return (
    <>
      <ScreenHeader text={t('baccarat.text')}>
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => opening.open(shoe?.table ?? '')}
          >
            {t('baccarat.newShoe')}
          </Button>
        ) : null}
      </ScreenHeader>
      <Alert icon={<IconInfoCircle aria-hidden />} color="navy" mb="sm" p="xs">
        {t('baccarat.noMoney')}
      </Alert>
      {isComing && !error ? <Skeleton height={320} /> : null}
      {!shoes && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {shoes && !isComing ? (
        <Tabs
          value={tab}
          onChange={(next) => change({ tab: next === tabs[0] ? null : next }, true)}
          keepMounted={false}
        >
          <Tabs.List mb="sm" aria-label={t('baccarat.tabs')}>
            {tabs.map((known) => (
              <Tabs.Tab key={known} value={known}>
                {t(`baccarat.tab.${known}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="plate">
            <Stack gap="sm">
              {shoe ? (
                <PlateView shoes={shoes} shoe={shoe} canEdit={canEdit} onChoose={open} />
              ) : (
                <TableEmpty
                  title={t('baccarat.noShoe')}
                  text={t('baccarat.noShoeText')}
                  address={undefined}
                />
              )}
              <CodeLegend />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="records">
            <RoundsTable shoes={shoes} onOpen={open} />
          </Tabs.Panel>
        </Tabs>
      ) : null}
      {/* The shoe that was opened takes the focus, so that its rounds can be entered at once. */}
      <FormDrawer
        opened={opening.opened}
        title={t('baccarat.newShoe')}
        onClose={opening.close}
        returnFocus={false}
      >
        <ShoeForm
          key={opening.turn}
          shoes={shoes ?? []}
          table={opening.item ?? ''}
          onOpened={(shoeId) => {
            opening.close();
            open(shoeId);
          }}
        />
      </FormDrawer>
    </>
  );
}
