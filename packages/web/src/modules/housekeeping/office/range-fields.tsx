import { portDate } from '@gangway/contract/core/dates.ts';
import { Select } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { type DateRange, dateShortcuts, shortcutRange } from './date-shortcuts.ts';

interface RangeFieldsProps {
  from: string | null;
  to: string | null;
  /** What is left out stays as it is. */
  onChange: (changed: Partial<Record<keyof DateRange, string | null>>) => void;
  /** A range may stay open at either end. */
  clearable?: boolean;
}

/** From which day to which, typed, picked, or by a shortcut. */
export function RangeFields({ from, to, onChange, clearable = false }: RangeFieldsProps) {
  const t = useTranslate();
  const today = portDate(useNow(60_000));
  const chosen = dateShortcuts.find((name) => {
    const range = shortcutRange(name, today);
    return range.from === from && range.to === to;
  });
  return (
    <>
      <Select
        aria-label={t('stays.period')}
        placeholder={t('stays.period')}
        data={dateShortcuts.map((value) => ({ value, label: t(`stays.period.${value}`) }))}
        value={chosen ?? null}
        onChange={(value) => {
          const name = dateShortcuts.find((known) => known === value);
          if (name) onChange(shortcutRange(name, today));
          else if (clearable) onChange({ from: null, to: null });
        }}
        clearable={clearable}
        allowDeselect={false}
      />
      <DateField
        aria-label={t('stays.from')}
        placeholder={t('stays.from')}
        value={from}
        onChange={(value) => onChange({ from: value })}
        clearable={clearable}
      />
      <DateField
        aria-label={t('stays.to')}
        placeholder={t('stays.to')}
        value={to}
        onChange={(value) => onChange({ to: value })}
        clearable={clearable}
      />
    </>
  );
}
