import { scanReasons, verdicts } from '@gangway/contract/boarding/states.ts';
import { posts } from '@gangway/contract/core/posts.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterDate } from '#ui/office/data-table/filter-date.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { MoreFilters } from '#ui/office/data-table/more-filters.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import type { RecordFilterName } from './record-filter.ts';

/** Those that stand behind a button until they are wanted. */
const further = [
  'reason',
  'kind',
  'sailingFrom',
  'sailingTo',
  'orderNo',
  'account',
  'offline',
  'conflicts',
] as const satisfies readonly RecordFilterName[];

/** The filters of the verification records. */
export function RecordFilters({
  address,
}: {
  address: Pick<TableAddress<RecordFilterName>, 'filter' | 'setFilter'>;
}) {
  const t = useTranslate();
  const of = (name: RecordFilterName) => ({
    value: address.filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  const date = (name: 'receivedFrom' | 'receivedTo' | 'sailingFrom' | 'sailingTo') => (
    <FilterDate key={name} label={t(`verification.filter.${name}`)} {...of(name)} />
  );
  return (
    <>
      <FilterText label={t('verification.passenger')} maxLength={80} {...of('passenger')} />
      <FilterText label={t('verification.serial')} maxLength={40} {...of('serial')} />
      <FilterChoice
        label={t('verification.post')}
        choices={posts.map((value) => ({ value, label: t(`verification.post.${value}`) }))}
        {...of('post')}
      />
      <FilterChoice
        label={t('verification.answer')}
        choices={verdicts.map((value) => ({ value, label: t(`verification.verdict.${value}`) }))}
        {...of('verdict')}
      />
      {date('receivedFrom')}
      {date('receivedTo')}
      <MoreFilters used={further.filter((name) => address.filter[name]).length}>
        <FurtherFilters of={of} dates={[date('sailingFrom'), date('sailingTo')]} />
      </MoreFilters>
    </>
  );
}

interface FurtherFiltersProps {
  of: (name: RecordFilterName) => { value: string | undefined; onChange: (value: string | null) => void };
  dates: ReactNode;
}

function FurtherFilters({ of, dates }: FurtherFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterChoice
        label={t('verification.reason')}
        choices={scanReasons.map((value) => ({ value, label: t(`verification.reason.${value}`) }))}
        {...of('reason')}
      />
      <FilterChoice
        label={t('verification.kind')}
        choices={(['scan', 'undo'] as const).map((value) => ({
          value,
          label: t(`verification.kind.${value}`),
        }))}
        {...of('kind')}
      />
      <FilterText label={t('verification.orderNo')} maxLength={40} {...of('orderNo')} />
      <FilterText label={t('column.account')} maxLength={80} {...of('account')} />
      {dates}
      <FilterChoice
        label={t('verification.decided')}
        choices={[
          { value: 'yes', label: t('verification.offline') },
          { value: 'no', label: t('verification.online') },
        ]}
        {...of('offline')}
      />
      <FilterChoice
        label={t('verification.conflict')}
        choices={[{ value: 'yes', label: t('verification.withConflict') }]}
        {...of('conflicts')}
      />
    </>
  );
}
