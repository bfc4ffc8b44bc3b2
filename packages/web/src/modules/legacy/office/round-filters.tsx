import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { resultMap } from '@gangway/contract/legacy/results.ts';
import { baccaratFilter, baccaratResult } from '@gangway/contract/legacy/schemas.ts';
import { z } from 'zod';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { readFilter } from '#ui/office/data-table/read-filter.ts';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';

export const roundFilters = ['table', 'shoe', 'result', 'from', 'to'] as const;
type FilterName = (typeof roundFilters)[number];

interface RoundFiltersProps {
  address: Pick<TableAddress<FilterName>, 'filter' | 'setFilter' | 'setFilters'>;
  tables: readonly string[];
}

/** The filters of the results. */
export function RoundFilters({ address, tables }: RoundFiltersProps) {
  const t = useTranslate();
  const { filter } = address;
  const of = (name: FilterName) => ({
    value: filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  return (
    <>
      <FilterChoice
        label={t('baccarat.table')}
        choices={tables.map((table) => ({ value: table, label: table }))}
        {...of('table')}
      />
      <FilterText label={t('baccarat.shoe')} maxLength={6} {...of('shoe')} />
      <FilterChoice
        label={t('baccarat.results')}
        choices={[...baccaratResult.values].map((result) => ({
          value: String(result),
          label: t(`baccarat.result.${resultMap[result]}`),
        }))}
        {...of('result')}
      />
      <FilterPeriod from={filter.from} to={filter.to} onChange={address.setFilters} />
    </>
  );
}

const number = z.string().regex(/^\d+$/).transform(Number);
const date = z.string().refine(isPlainDate);
const readers = {
  table: baccaratFilter.table.unwrap(),
  shoe: number.pipe(baccaratFilter.shoe.unwrap()),
  result: number.pipe(baccaratResult),
  from: date,
  to: date,
};

export function readRoundFilter(texts: Partial<Record<FilterName, string>>) {
  return readFilter(roundFilters, readers, texts);
}
