import { isPlainDate, portDate } from '@gangway/contract/core/dates.ts';
import { Group, Select } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '../forms/date-field.tsx';
import { useNow } from '../use-now.ts';
import { type DateRange, periodRange, periods } from './periods.ts';

interface FilterPeriodProps {
  from: string | null | undefined;
  to: string | null | undefined;
  /** What is left out stays as it is. */
  onChange: (changed: Partial<Record<keyof DateRange, string | null>>) => void;
  /** What the two days are called, where it is not just from and to. */
  labels?: DateRange;
  /** What the period is called, where there are several. */
  label?: string;
  /** Whether periods of the past are offered, or those to come. */
  way?: keyof typeof periods;
  /** A report must have both ends; a filter may stay open. */
  clearable?: boolean;
}

/** From which day to which: typed, picked, or by one of the periods that are asked for most. */
export function FilterPeriod(props: FilterPeriodProps) {
  const { from, to, onChange, labels, clearable = true, way = 'back' } = props;
  const t = useTranslate();
  const label = props.label ?? t('table.period');
  const names = periods[way];
  const today = portDate(useNow(60_000));
  const chosen = names.find((name) => {
    const range = periodRange(name, today);
    return range.from === from && range.to === to;
  });
  const days = { from, to };
  return (
    <>
      <Select
        aria-label={label}
        placeholder={label}
        data={names.map((value) => ({ value, label: t(`table.period.${value}`) }))}
        value={chosen ?? null}
        onChange={(value) => {
          const name = names.find((known) => known === value);
          if (name) onChange(periodRange(name, today));
          else if (clearable) onChange({ from: null, to: null });
        }}
        clearable={clearable}
        allowDeselect={false}
      />
      <Group gap="xs" wrap="nowrap" grow preventGrowOverflow={false} flex="1 1 300px" maw={400} data-wide>
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            aria-label={labels?.[end] ?? t(`table.${end}`)}
            placeholder={labels?.[end] ?? t(`table.${end}`)}
            value={readDay(days[end])}
            onChange={(value) => onChange({ [end]: value })}
            clearable={clearable}
          />
        ))}
      </Group>
    </>
  );
}

/** What stands in the address and is no date is not shown. */
function readDay(text: string | null | undefined): string | null {
  return text && isPlainDate(text) ? text : null;
}
