import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { posts } from '@gangway/contract/core/posts.ts';
import { verdicts } from '@gangway/contract/boarding/states.ts';
import { IconShip } from '@tabler/icons-react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterSearch } from '#ui/office/data-table/filter-search.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import { MoreFilters } from '#ui/office/data-table/more-filters.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { FurtherFilters, furtherFilters } from './further-filters.tsx';
import { readRecordFilter, type RecordFilterName } from './record-filter.ts';

interface RecordFiltersProps {
  address: Pick<TableAddress<RecordFilterName>, 'filter' | 'setFilter' | 'setFilters'>;
  /** Whose scans are shown, where a link asks for those of one account. */
  account: string | undefined;
}

/** The filters of the verification records. */
export function RecordFilters({ address, account }: RecordFiltersProps) {
  const t = useTranslate();
  const { filter, setFilter, setFilters } = address;
  const read = readRecordFilter(filter);
  const of = (name: RecordFilterName) => ({
    value: filter[name],
    onChange: (value: string | null) => setFilter(name, value),
  });
  return (
    <>
      {filter.accountId ? (
        <LinkedFilter
          label={t('verification.ofAccount', { name: account ?? filter.accountId })}
          onDrop={() => setFilter('accountId', null)}
        />
      ) : null}
      <FilterText label={t('verification.passenger')} maxLength={80} {...of('passenger')} />
      <FilterText label={t('verification.serial')} maxLength={40} {...of('serial')} />
      <FilterSearch
        label={t('column.sailing')}
        icon={IconShip}
        wide
        value={read.sailingId?.toString()}
        onChange={(id) => setFilter('sailingId', id)}
        query={(query) => callOptions(boardingCalls.findScannedSailings, { query }, { quiet: 'check' })}
        labelOf={(sailing) => sailingName(sailing)}
      />
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
      <FilterPeriod
        from={read.receivedFrom}
        to={read.receivedTo}
        onChange={({ from, to }) =>
          setFilters({
            ...(from === undefined ? {} : { receivedFrom: from }),
            ...(to === undefined ? {} : { receivedTo: to }),
          })
        }
        labels={{
          from: t('verification.filter.receivedFrom'),
          to: t('verification.filter.receivedTo'),
        }}
      />
      <MoreFilters used={furtherFilters.filter((name) => filter[name]).length}>
        <FurtherFilters of={of} deviceId={read.deviceId} setFilters={setFilters} />
      </MoreFilters>
    </>
  );
}
