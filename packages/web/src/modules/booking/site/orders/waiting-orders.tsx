import { portDate } from '@gangway/contract/core/dates.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { momentAtPort, timeAtPort } from '#ui/site/day-words.ts';
import { isUnpaid } from './orders-queries.ts';
import { serverNow } from './server-clock.ts';
import { type OrderListPart, useOrderList } from './use-order-list.ts';
import css from './next-step.module.css';

interface WaitingOrdersProps {
  userId: number;
  /** The trips to come, the next one first: an order of that one says by itself that it waits. */
  coming: OrderListPart;
}

/** Trips stand by their day. What must be paid within minutes may stand far below a trip that is nearer, and is told of above it. */
export function WaitingOrders({ userId, coming }: WaitingOrdersProps) {
  const t = useTranslate();
  const unpaid = useOrderList(userId, { status: 'unpaid' }, coming.more !== null);
  const next = new Set(coming.groups[0]?.orders.map(({ id }) => id));
  const groups = coming.more === null ? coming.groups : unpaid.groups;
  const waiting = groups
    .flatMap(({ orders }) => orders)
    .flatMap(({ id, status, holdExpiresAt: until }) =>
      isUnpaid({ status }) && until !== null && !next.has(id) ? [{ id, until }] : [],
    )
    .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until));
  const [first] = waiting;
  if (!first) return null;
  const isToday = portDate(new Date(first.until)) === portDate(serverNow(coming.clock));
  const time = isToday ? timeAtPort(first.until) : momentAtPort(first.until);
  return (
    <p className={css.next}>
      <Link to={waiting.length === 1 ? `?order=${first.id}` : '?status=unpaid'}>
        {t('orders.waiting', { count: waiting.length, time })}
      </Link>
    </p>
  );
}
