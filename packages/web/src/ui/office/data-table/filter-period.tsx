import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useNow } from '../use-now.ts';
import { FilterChoice } from './filter-choice.tsx';

interface FilterPeriodProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
}

/** The periods that are asked for most, for the two dates beside it. */
export function FilterPeriod({ from, to, onChange }: FilterPeriodProps) {
  const t = useTranslate();
  const today = portDate(useNow(60_000));
  const yesterday = addDays(today, -1);
  const periods = [
    { value: 'today', from: today, to: today },
    { value: 'yesterday', from: yesterday, to: yesterday },
    { value: 'week', from: addDays(today, -6), to: today },
  ] as const;
  return (
    <FilterChoice
      label={t('table.period')}
      value={periods.find((period) => period.from === from && period.to === to)?.value}
      choices={periods.map(({ value }) => ({ value, label: t(`table.period.${value}`) }))}
      onChange={(value) => {
        const chosen = periods.find((period) => period.value === value);
        onChange(chosen?.from ?? null, chosen?.to ?? null);
      }}
    />
  );
}
