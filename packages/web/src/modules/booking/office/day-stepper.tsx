import { addDays } from '@gangway/contract/core/dates.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { dayName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';

interface DayStepperProps {
  label: string;
  date: string;
  /** Nobody goes before it. */
  today: string;
  /** What is said after the name of the day. */
  note?: string;
  goTo: (date: string) => void;
}

/** A date to type, the day before and the day after it, and how the day is called. */
export function DayStepper({ label, date, today, note = '', goTo }: DayStepperProps) {
  const t = useTranslate();
  return (
    <Group gap={6} align="flex-end">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('counter.dayBefore')}
        disabled={date <= today}
        onClick={() => goTo(addDays(date, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DateField aria-label={label} value={date} minDate={today} onChange={(day) => day && goTo(day)} />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('counter.dayAfter')}
        onClick={() => goTo(addDays(date, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Text size="sm" ml={6} my="auto">
        {dayName(date)}
        {note}
      </Text>
    </Group>
  );
}
