import { ActionIcon, Button, Group } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { monthName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { monthAfter } from '#ui/shared/month-grid.ts';

interface MonthBarProps {
  month: string;
  onMonth: (month: string) => void;
  onToday: () => void;
  /** Back to today and not only to its month. */
  isDay?: boolean;
}

/** Turns the calendar's month: one back, one on, any, or back to today. */
export function MonthBar({ month, onMonth, onToday, isDay = false }: MonthBarProps) {
  const t = useTranslate();
  // One id for field and calendar: the calendar's dialog takes its name from the field by it.
  const id = useId();
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('calendar.previousMonth')}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <MonthPickerInput
        id={id}
        popoverProps={{ id }}
        aria-label={t('sailings.month', { month: monthName(month) })}
        value={`${month}-01`}
        valueFormat={t('calendar.monthFormat')}
        onChange={(date) => date && onMonth(date.slice(0, 7))}
        ariaLabels={{
          nextYear: t('calendar.nextYear'),
          previousYear: t('calendar.previousYear'),
          nextDecade: t('calendar.nextDecade'),
          previousDecade: t('calendar.previousDecade'),
        }}
        w={150}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('calendar.nextMonth')}
        onClick={() => onMonth(monthAfter(month, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Button variant="subtle" color="navy" px="sm" onClick={onToday}>
        {t(isDay ? 'sailings.today' : 'table.period.thisMonth')}
      </Button>
    </Group>
  );
}
