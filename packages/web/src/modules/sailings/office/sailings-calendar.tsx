import { Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { monthName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { Legend } from './calendar/legend.tsx';
import { MonthBar } from './calendar/month-bar.tsx';
import { MonthCalendar } from './calendar/month-calendar.tsx';
import { monthSailingsQuery } from './sailings-queries.ts';
import type { SailingsView } from './use-sailings-view.ts';

interface SailingsCalendarProps {
  view: SailingsView;
  today: string;
  /** Only for those who may make sailings. */
  onAdd?: (date: string) => void;
}

/** The month's calendar with what chooses its month and ship. */
export function SailingsCalendar({ view, today, onAdd }: SailingsCalendarProps) {
  const t = useTranslate();
  const { month, shipId } = view;
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const { data, error, refetch } = useQuery(monthSailingsQuery(month, shipId));
  const isDrawn = data !== undefined;
  useEffect(() => {
    const day = isDrawn ? findToday() : null;
    if (day && day.getBoundingClientRect().bottom > innerHeight) day.scrollIntoView({ block: 'center' });
  }, [isDrawn]);
  return (
    <>
      <Group gap="xs" mb="xs" role="search" aria-label={t('table.filters')}>
        <MonthBar month={month} onMonth={view.setMonth} onToday={goToToday} isDay />
        <FilterChoice
          label={t('sailings.allShips')}
          value={shipId ? String(shipId) : undefined}
          choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
          onChange={view.setShip}
        />
        <Legend />
      </Group>
      {data?.length === 0 ? (
        <Paper withBorder px="md" py="xs" mb="xs" role="status">
          <Text size="sm" fw={600}>
            {t('sailings.monthEmpty', { month: monthName(month) })}
          </Text>
          <Text size="sm" c="dimmed">
            {t(onAdd ? 'sailings.monthEmptyText' : 'sailings.monthEmptyLook')}
          </Text>
        </Paper>
      ) : null}
      {error && !data ? (
        <TableFailure message={error.message} onRetry={refetch} />
      ) : (
        <MonthCalendar
          month={month}
          today={today}
          sailings={data}
          linkTo={({ id }) => ({ search: view.searchWith(id) })}
          onMonth={view.setMonth}
          {...(onAdd ? { onAdd } : {})}
        />
      )}
    </>
  );
  /** On a narrow screen today may be far down its own month. */
  function goToToday() {
    if (today.startsWith(month)) {
      findToday()?.scrollIntoView({ block: 'center' });
    } else view.setMonth(today.slice(0, 7));
  }
}

/** Only in its own month is a day today's. */
function findToday(): Element | null {
  return document.querySelector('[role=grid] [aria-current=date]');
}
