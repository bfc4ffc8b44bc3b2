import type { Order, OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { timeAtPort } from '#ui/site/day-words.ts';
import { useOrders } from './orders-queries.ts';
import { serverNow } from './server-clock.ts';
import css from './next-step.module.css';

const againMs = 60_000;

/** What to do next for a trip to come: pay until then, or come then and there, and what to bring. */
export function NextStep({ userId, order }: { userId: number; order: Order }) {
  const t = useTranslate();
  const isPaid = order.status === 'paid';
  const { data } = useOrders(userId, isPaid ? [order.id] : [], againMs);
  const [loaded] = data?.orders ?? [];
  const steps = useSteps();
  if (!isPaid)
    return (
      <p className={css.next}>
        {order.holdExpiresAt && t('orders.next.pay', { time: timeAtPort(order.holdExpiresAt) })}
      </p>
    );
  // The line is there before its words are, so that nothing moves when they come.
  return <div className={css.next}>{loaded && data && steps(loaded, serverNow(data.clock))}</div>;
}

function useSteps() {
  const t = useTranslate();
  const words = useOwnWords();
  return ({ sailing, arrival, tickets }: OrderWithTickets, now: Date) => {
    if (now >= new Date(sailing.departsAt))
      return <p>{t('orders.next.underWay', { time: timeAtPort(sailing.returnsAt) })}</p>;
    const certificates = tickets.filter(({ live, certificateNeeded }) => live && certificateNeeded);
    return (
      <>
        <p>
          {t('orders.next.arrive', {
            arrive: timeAtPort(arrival.arriveBy),
            opens: timeAtPort(arrival.boardingOpensAt),
            place: words(arrival.terminal) || words(sailing.fromPort),
          })}
        </p>
        {certificates.length > 0 && (
          <p>{t('orders.next.certificate', { names: certificates.map(({ name }) => name).join(', ') })}</p>
        )}
      </>
    );
  };
}
