import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ReferredOrder } from '@gangway/contract/booking/referral-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { nextPage } from '#lib/next-page.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { StatusMark } from '../orders/status-mark.tsx';
import css from './referred-orders.module.css';

const pageSize = 10;

/** The orders that came with an agent's own code. */
export function ReferredOrders({ userId }: { userId: number }) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const query = useInfiniteQuery({
    queryKey: ['orders', userId, 'referred'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      withSignIn(() =>
        callApi(bookingCalls.referredOrders, { body: { page: pageParam, size: pageSize } }, { signal }),
      ),
    getNextPageParam: (_, pages) => nextPage(pages, pageSize),
  });
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const orders = pages.flatMap((page) => page.records);
  return (
    <Card
      id="referred"
      title={t('wallet.referred')}
      {...(first?.code ? { text: t('wallet.referred.text', { code: first.code }) } : {})}
    >
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && !first && (
        <LoadFailure text={t('wallet.referred.failed')} onRetry={() => void query.refetch()} />
      )}
      {first && orders.length === 0 && <p>{t('wallet.referred.empty')}</p>}
      {first && orders.length > 0 && (
        <>
          <p className={css.sold}>{t('wallet.referred.sold', { amount: formatMoney(first.soldSen) })}</p>
          <ul className={css.orders}>
            {orders.map((order) => (
              <Line key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <div>
          <Button look="quiet" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('wallet.referred.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Line({ order }: { order: ReferredOrder }) {
  const t = useTranslate();
  const words = useOwnWords();
  const { sailing } = order;
  return (
    <li className={css.order}>
      <p className={css.what}>
        <strong>{words(sailing.destination)}</strong>
        <span>
          {sailingDay(sailing.date, true)} · {t(`trip.slot.${sailing.slot}`)} · {words(order.roomType.name)}
        </span>
        <span>
          {order.customerName} · {t('trip.people.count', { count: order.people })} · {order.orderNo}
        </span>
      </p>
      <p className={css.price}>
        <StatusMark status={order.status} />
        <strong>{formatMoney(order.totalSen)}</strong>
      </p>
    </li>
  );
}
