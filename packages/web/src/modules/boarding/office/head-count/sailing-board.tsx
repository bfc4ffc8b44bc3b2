import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Button, Group, Skeleton, Tabs, Title } from '@mantine/core';
import { IconDeviceTv, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { headCountScreen, recordsScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { monitorPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { useCanEdit, useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { sailingName, StatusMark } from '#modules/sailings/office/index.ts';
import { BigNumbers } from './big-numbers.tsx';
import { BoardingSteps } from './boarding-steps.tsx';
import { ConflictsTab } from './conflicts/conflicts-tab.tsx';
import { CrewTab } from './crew/crew-tab.tsx';
import { DevicesTab } from './devices-tab.tsx';
import { headCountQuery } from './head-count-queries.ts';
import { KindsTab } from './kinds-tab.tsx';
import { ManifestTab } from './manifest/manifest-tab.tsx';
import { MissingTab } from './missing-tab.tsx';
import { MusterTab } from './muster-tab.tsx';
import css from './sailing-board.module.css';
import { type HeadCountTab, headCountTabs, type HeadCountView } from './use-head-count-view.ts';

/** The head count of one sailing: its numbers, its steps, and a tab for everything one asks next. */
export function SailingBoard({ id, view }: { id: number; view: HeadCountView }) {
  const t = useTranslate();
  const { data: count, error, refetch } = useQuery(headCountQuery(id));
  if (count) return <Board count={count} view={view} />;
  if (!error) return <Skeleton height={320} />;
  if (error instanceof ApiError && error.code === 404)
    return (
      <FailureState title={t('sailings.missing')} text={t('headCount.missingText')}>
        <Button variant="default" onClick={() => view.chooseDate(null)}>
          {t('headCount.toToday')}
        </Button>
      </FailureState>
    );
  return <TableFailure message={error.message} onRetry={refetch} />;
}

function Board({ count, view }: { count: HeadCount; view: HeadCountView }) {
  const t = useTranslate();
  const canEdit = useCanEdit(headCountScreen);
  const seesRecords = useCanOpen(recordsScreen);
  const { sailing } = count;
  return (
    <div className={css.board}>
      <div className={css.head}>
        <div>
          <Title order={2}>{sailingName(sailing)}</Title>
          <p className={css.trip}>
            <StatusMark status={sailing.status} />
            <span>{ownWords(sailing.destination)}</span>
            <span>{t('headCount.departs', { at: formatInstant(sailing.departsAt) })}</span>
          </p>
        </div>
        <Group gap="xs" data-noprint>
          {seesRecords ? (
            <Button
              component={Link}
              to={screenPath(recordsScreen, { sailingId: sailing.id })}
              variant="default"
              leftSection={<IconListDetails size={16} aria-hidden />}
            >
              {t('headCount.records')}
            </Button>
          ) : null}
          <Button
            component="a"
            href={monitorPath(sailing.id)}
            target="_blank"
            variant="default"
            leftSection={<IconDeviceTv size={16} aria-hidden />}
          >
            {t('headCount.monitor')}
          </Button>
          {canEdit ? <BoardingSteps count={count} /> : null}
        </Group>
      </div>
      <BigNumbers count={count} onTab={view.chooseTab} />
      <Tabs
        value={view.tab}
        onChange={(chosen) => {
          const tab = headCountTabs.find((known) => known === chosen);
          if (tab) view.chooseTab(tab);
        }}
        keepMounted={false}
        className={css.tabs ?? ''}
      >
        <Tabs.List aria-label={t('headCount.tabs')} data-noprint>
          {headCountTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`headCount.tab.${tab}`)}
              {tab === 'conflicts' && count.openConflicts > 0 ? ` (${count.openConflicts})` : ''}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {headCountTabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab} pt="sm">
            <TabContent tab={tab} count={count} view={view} canEdit={canEdit} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

interface TabContentProps {
  tab: HeadCountTab;
  count: HeadCount;
  view: HeadCountView;
  canEdit: boolean;
}

function TabContent({ tab, count, view, canEdit }: TabContentProps) {
  const id = count.sailing.id;
  switch (tab) {
    case 'missing':
      return <MissingTab sailing={count.sailing} />;
    case 'kinds':
      return <KindsTab count={count} />;
    case 'crew':
      return <CrewTab count={count} canEdit={canEdit} />;
    case 'conflicts':
      return <ConflictsTab sailingId={id} canEdit={canEdit} />;
    case 'devices':
      return <DevicesTab count={count} canEdit={canEdit} />;
    case 'muster':
      return <MusterTab sailingId={id} />;
    case 'manifest':
      return (
        <ManifestTab sailingId={id} version={view.version} onVersion={view.chooseVersion} canEdit={canEdit} />
      );
  }
}
