import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { monthAfter } from '#ui/shared/month-grid.ts';

interface MonthBarProps {
  month: string;
  today: string;
  onMonth: (month: string) => void;
}

/** Which month is shown, and the way to others. */
export function MonthBar({ month, today, onMonth }: MonthBarProps) {
  const t = useTranslate();
  return (
    <Group justify="space-between" mb={6}>
      <Group gap={4}>
        <ActionIcon
          variant="default"
          aria-label={t('calendar.previousMonth')}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={17} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('calendar.nextMonth')}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={17} />
        </ActionIcon>
        <Text fw={650} ml={6} role="status">
          {monthName(month)}
        </Text>
      </Group>
      <Button size="xs" variant="default" onClick={() => onMonth(today.slice(0, 7))}>
        {t('datePrices.today')}
      </Button>
    </Group>
  );
}
