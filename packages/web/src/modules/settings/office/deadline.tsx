import { daysUntil, formatInstant } from '@gangway/contract/core/dates.ts';
import { Popover, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { useNow } from '#ui/office/use-now.ts';
import css from './deadline.module.css';
import { deadlineQuery } from './settings-queries.ts';

const warnDays = 30;

/** When the system expires, at the port; it warns within thirty days, and it never stops anything. */
export function Deadline() {
  const t = useTranslate();
  const now = useNow(60_000);
  const { data } = useQuery(deadlineQuery);
  if (!data) return null;

  const days = daysUntil(now, new Date(data));
  const state = days <= 0 ? 'over' : days <= warnDays ? 'soon' : 'fine';
  const date = formatInstant(data);
  const words = t(`deadline.${state}`, { date, days });
  const Icon = state === 'fine' ? IconCalendarDue : IconAlertTriangle;
  return (
    <Popover position="bottom-end" withArrow shadow="md">
      <Popover.Target>
        <UnstyledButton className={css.deadline} data-state={state} aria-label={words}>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span className={css.words}>{words}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw={300}>
        <Text size="sm" fw={600}>
          {words}
        </Text>
        <Text size="sm" mt={4}>
          {t('deadline.explain')}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
