import { Skeleton, Text } from '@mantine/core';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { MoneyCard } from './money-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { SailingsCard } from './sailings-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import css from './today.module.css';
import { useToday } from './use-today.ts';

/** What happens today, as far as the account may see it, and the way to its work. */
export function TodayBoard() {
  const t = useTranslate();
  const { data, error, refetch, dataUpdatedAt } = useToday();
  return (
    <>
      <QuickActions />
      {data && error ? (
        <Text size="sm" c="coral.8" role="alert" mb="xs">
          {t('dashboard.stale', { time: formatInstant(data.now) })}
        </Text>
      ) : null}
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={320} mb="lg" /> : null}
      {data ? <Cards data={data} aheadMs={Date.parse(data.now) - dataUpdatedAt} /> : null}
    </>
  );
}

type Today = NonNullable<ReturnType<typeof useToday>['data']>;

function Cards({ data, aheadMs }: { data: Today; aheadMs: number }) {
  const { date, sailings, money, rooms, orders, tasks } = data;
  const hasWide = sailings !== null || orders !== null;
  const hasNarrow = tasks !== null || money !== null || rooms !== null;
  if (!hasWide && !hasNarrow) return null;
  return (
    <div className={css.board} data-columns={hasWide && hasNarrow ? 'both' : hasWide ? 'wide' : 'narrow'}>
      {hasNarrow ? (
        <div className={css.narrow}>
          {tasks ? <TasksCard tasks={tasks} /> : null}
          {money ? <MoneyCard money={money} date={date} /> : null}
          {rooms ? <RoomsCard ships={rooms} /> : null}
        </div>
      ) : null}
      {hasWide ? (
        <div className={css.wide}>
          {sailings ? <SailingsCard sailings={sailings} today={date} aheadMs={aheadMs} /> : null}
          {orders ? <OrdersCard orders={orders} /> : null}
        </div>
      ) : null}
    </div>
  );
}
