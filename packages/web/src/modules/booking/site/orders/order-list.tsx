import type { OrderGroup } from '@gangway/contract/booking/schemas.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import { useState } from 'react';
import { bookingPage, ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { CancelOrders } from './cancel-orders.tsx';
import noticeCss from './notice.module.css';
import { OrderGroupCard } from './order-group-card.tsx';
import { isUnpaid, useMyOrders } from './orders-queries.ts';
import { OrdersFailure } from './orders-failure.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useOrdersLive } from './use-orders-live.ts';
import css from './order-list.module.css';

export function OrderList({ userId, status }: { userId: number; status: OrderStatus | null }) {
  const t = useTranslate();
  const query = useMyOrders(userId, status);
  const { data, error, refetch } = query;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [cancelling, setCancelling] = useState<readonly number[]>([]);
  const groups = uniqueGroups(data?.pages.flatMap((page) => page.records) ?? []);
  const orders = groups.flatMap((group) => group.orders);
  useFailureToast(error);
  useOrdersLive(orders.some(isUnpaid));

  if (!data) return error ? <OrdersFailure onRetry={() => void refetch()} /> : <Skeleton lines={9} />;
  const last = data.pages.at(-1);
  if (groups.length === 0 || !last) return <EmptyOrders status={status} />;
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) next[on ? 'add' : 'delete'](id);
    setChosen(next);
  };
  const ofIds = (ids: ReadonlySet<number>) => orders.filter((order) => ids.has(order.id));
  return (
    <>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li key={group.groupNo}>
            <OrderGroupCard
              group={group}
              clock={last.clock}
              chosen={chosen}
              onChoose={choose}
              onCancel={(id) => setCancelling([id])}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={css.more}>
          <Button look="quiet" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(query.isFetchingNextPage ? 'site.loading' : 'orders.more')}
          </Button>
          <p>
            {isUncounted(last.total)
              ? t('orders.shownOfMany', { shown: groups.length, total: mostCounted })
              : t('orders.shown', { shown: groups.length, total: last.total })}
          </p>
        </div>
      )}
      <SelectionBar orders={ofIds(chosen)} onCancel={setCancelling} onClear={() => setChosen(new Set())} />
      {cancelling.length > 0 && (
        <CancelOrders orders={ofIds(new Set(cancelling))} onClose={() => setCancelling([])} />
      )}
    </>
  );
}

/** A new order moves the pages on by one: what stood last on one page then stands first on the next as well. */
function uniqueGroups(groups: readonly OrderGroup[]): OrderGroup[] {
  return [...new Map(groups.map((group) => [group.groupNo, group])).values()];
}

/** What stands where there are no orders of a status, and the way to the next one. */
function EmptyOrders({ status }: { status: OrderStatus | null }) {
  const t = useTranslate();
  const which = status ?? 'all';
  return (
    <section className={noticeCss.notice}>
      <h2>{t(`orders.empty.${which}.title`)}</h2>
      <p>{t(`orders.empty.${which}.text`)}</p>
      <div className={noticeCss.ways}>
        <ButtonLink to={bookingPage}>{t('orders.book')}</ButtonLink>
        {status && (
          <ButtonLink to={ordersPage} look="quiet">
            {t('orders.back')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
