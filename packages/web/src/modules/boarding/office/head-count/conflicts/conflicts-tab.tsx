import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TablePages } from '#ui/office/data-table/table-pages.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { ConflictCard } from './conflict-card.tsx';
import css from './conflicts.module.css';
import { useResolveConflict } from './use-resolve-conflict.tsx';

const table = {
  filters: ['all'],
  sortable: ['raisedAt'],
  sort: { by: 'raisedAt', order: 'desc' },
} as const;

/** What devices that worked apart disagree about: both sides beside each other, until somebody decides. */
export function ConflictsTab({ sailingId, canEdit }: { sailingId: number; canEdit: boolean }) {
  const t = useTranslate();
  const address = useTableAddress(table);
  const resolve = useResolveConflict();
  const { page, size, sort } = address;
  const isAll = address.filter.all === 'yes';
  const asked = { sort, filter: { sailingId, ...(isAll ? {} : { open: true }) } };
  const { data, error, refetch } = usePageQuery(boardingCalls.pageConflicts, {
    body: { page, size, ...asked },
  });
  return (
    <div className={css.conflicts}>
      <InHeader>
        <ExportButton call={boardingCalls.exportConflicts} args={{ body: asked }} count={data?.total} />
      </InHeader>
      <SegmentedControl
        aria-label={t('headCount.conflicts.shown')}
        value={isAll ? 'all' : 'open'}
        onChange={(value) => address.setFilter('all', value === 'all' ? 'yes' : null)}
        data={(['open', 'all'] as const).map((value) => ({
          value,
          label: t(`headCount.conflicts.${value}`),
        }))}
      />
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={160} /> : null}
      {data?.total === 0 ? (
        <TableEmpty
          title={t('headCount.conflicts.none')}
          text={t('headCount.conflicts.noneText')}
          address={undefined}
        />
      ) : null}
      {data?.records.map((conflict) => (
        <ConflictCard
          key={conflict.id}
          conflict={conflict}
          onResolve={canEdit && !conflict.resolved ? () => resolve(conflict) : null}
        />
      ))}
      {data?.total ? <TablePages address={address} total={data.total} /> : null}
    </div>
  );
}
