import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { shiftStates } from '@gangway/contract/payments/drawer-schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { shiftPeopleQuery, type Whose } from './shift-queries.ts';

export const shiftFilters = ['from', 'to', 'accountId', 'state'] as const;
type FilterName = (typeof shiftFilters)[number];

interface ShiftFiltersProps {
  address: Pick<TableAddress<FilterName>, 'filter' | 'setFilter' | 'setFilters'>;
  whose: Whose;
}

/** The filters of the shifts. */
export function ShiftFilters({ address: { filter, setFilter, setFilters }, whose }: ShiftFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterPeriod
        labels={{ from: t('drawer.filter.from'), to: t('drawer.filter.to') }}
        from={filter.from}
        to={filter.to}
        onChange={setFilters}
      />
      {whose === 'all' ? (
        <PersonFilter value={filter.accountId} onChange={(value) => setFilter('accountId', value)} />
      ) : null}
      <FilterChoice
        label={t('drawer.state')}
        value={readState(filter.state)}
        choices={shiftStates.map((value) => ({ value, label: t(`drawer.state.${value}`) }))}
        onChange={(value) => setFilter('state', value)}
      />
    </>
  );
}

function PersonFilter(props: { value: string | undefined; onChange: (value: string | null) => void }) {
  const t = useTranslate();
  const { data = [] } = useQuery(shiftPeopleQuery);
  const choices = data.map(({ id, person }) => ({ value: String(id), label: person }));
  return <FilterChoice label={t('drawer.person')} choices={choices} {...props} />;
}

/** What of the address the server can be asked for; the rest was typed by hand and is left out. */
export function readShiftFilter(filter: Partial<Record<FilterName, string>>) {
  const [from, to, state] = [readDate(filter.from), readDate(filter.to), readState(filter.state)];
  const accountId = Number(filter.accountId);
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(state ? { state } : {}),
    ...(Number.isSafeInteger(accountId) && accountId > 0 ? { accountId } : {}),
  };
}

const readState = (text: string | undefined) => shiftStates.find((state) => state === text);
const readDate = (text: string | undefined) => (text && isPlainDate(text) ? text : undefined);
