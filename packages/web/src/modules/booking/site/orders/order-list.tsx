import type { Order, OrderGroup } from '@gangway/contract/booking/schemas.ts';
import { isComing, type OrderStatus } from '@gangway/contract/booking/states.ts';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { CancelOrders } from './cancel-orders.tsx';
import { EmptyOrders } from './empty-orders.tsx';
import { NextStep } from './next-step.tsx';
import { OrderGroups } from './order-groups.tsx';
import type { OrderChoice } from './order-choice.ts';
import { isUnpaid } from './orders-queries.ts';
import { type OrderListPart, useOrderList } from './use-order-list.ts';
import { OrdersFailure } from './orders-failure.tsx';
import { serverNow } from './server-clock.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useOrdersLive } from './use-orders-live.ts';
import css from './order-list.module.css';

/** The own orders of one status, newest first. */
export function OrdersOfStatus({ userId, status }: { userId: number; status: OrderStatus }) {
  const list = useOrderList(userId, { status });
  useFailureToast(list.error);
  if (!list.data) return <Unloaded lists={[list]} />;
  if (list.groups.length === 0) return <EmptyOrders status={status} />;
  return <Chooser lists={[list]}>{(choice) => <OrderGroups list={list} level={2} {...choice} />}</Chooser>;
}

/** All own orders: the next trip with what to do for it, other trips to come, and below what is over. */
export function OrdersByTrip({ userId }: { userId: number }) {
  const t = useTranslate();
  const [coming, past] = [useOrderList(userId, { trips: 'coming' }), useOrderList(userId, { trips: 'past' })];
  // Both fail for one reason, which is told once.
  useFailureToast(coming.isFetching || past.isFetching ? null : (coming.error ?? past.error));
  if (!coming.data || !past.data) return <Unloaded lists={[coming, past]} />;
  if (coming.groups.length + past.groups.length === 0) return <EmptyOrders status={null} />;
  const [nextGroup, ...others] = coming.groups;
  const next = nextGroup && nextTrip(nextGroup, serverNow(coming.clock));
  return (
    <Chooser lists={[coming, past]}>
      {(choice) => (
        <>
          <WaitingOrders userId={userId} coming={coming} />
          {nextGroup && (
            <section className={css.part}>
              <h2>{t('orders.part.next')}</h2>
              <OrderGroups
                list={{ ...coming, groups: [nextGroup], more: null }}
                level={3}
                {...choice}
                {...(next ? { note: { of: next.id, words: <NextStep userId={userId} order={next} /> } } : {})}
              />
            </section>
          )}
          {others.length > 0 && (
            <section className={css.part}>
              <h2>{t('orders.part.coming')}</h2>
              <OrderGroups list={{ ...coming, groups: others }} level={3} {...choice} />
            </section>
          )}
          {past.groups.length > 0 && (
            <section className={css.part}>
              <h2>{t('orders.part.past')}</h2>
              <OrderGroups list={past} level={3} {...choice} />
            </section>
          )}
        </>
      )}
    </Chooser>
  );
}

/** The trip of a group that comes first. */
function nextTrip({ orders }: OrderGroup, now: Date): Order | undefined {
  return orders
    .filter((order) => isComing(order, now))
    .toSorted((one, other) => Date.parse(one.sailing.departsAt) - Date.parse(other.sailing.departsAt))[0];
}

function Unloaded({ lists }: { lists: readonly OrderListPart[] }) {
  const failed = lists.filter(({ error }) => error);
  if (failed.length === 0) return <Skeleton lines={9} />;
  return <OrdersFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
}

interface ChooserProps {
  lists: readonly OrderListPart[];
  children: (choice: OrderChoice) => ReactNode;
}

function Chooser({ lists, children }: ChooserProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [cancelling, setCancelling] = useState<readonly number[]>([]);
  const orders = lists.flatMap(({ groups }) => groups.flatMap((group) => group.orders));
  useOrdersLive(orders.some(isUnpaid));
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) next[on ? 'add' : 'delete'](id);
    setChosen(next);
  };
  const ofIds = (ids: ReadonlySet<number>) => orders.filter((order) => ids.has(order.id));
  return (
    <>
      {children({ chosen, onChoose: choose, onCancel: (id) => setCancelling([id]) })}
      <SelectionBar orders={ofIds(chosen)} onCancel={setCancelling} onClear={() => setChosen(new Set())} />
      {cancelling.length > 0 && (
        <CancelOrders orders={ofIds(new Set(cancelling))} onClose={() => setCancelling([])} />
      )}
    </>
  );
}
