import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { SharedTicket } from '@gangway/contract/booking/share-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import noticeCss from '../orders/notice.module.css';
import { TicketList } from '../tickets/ticket-list.tsx';

/** One ticket, for whoever was given its link. No search engine keeps the page, and no page it leads to is told of it. */
export function SharedTicketPage({ token }: { token: string }) {
  usePage('lookUp.title');
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['sharedTicket', token],
    queryFn: ({ signal }) => callApi(bookingCalls.sharedTicket, { body: { token } }, { signal }),
    refetchOnWindowFocus: true,
    retry: false,
  });
  const isOver = error instanceof ApiError && error.reason === 'ticket.shareOver';
  const title = t(isOver ? 'share.over' : 'share.page');
  usePageTitle(title);
  const shown = isOver ? undefined : data;
  return (
    <TripFrame slot={shown?.sailing.slot ?? 'day'} head={<h1>{title}</h1>}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {shown && <TicketList title={t('ticket.heading')} orders={[asOrder(shown)]} />}
      {shown && (
        <section className={noticeCss.notice}>
          <p>{t('share.page.text')}</p>
        </section>
      )}
      {!shown && error && (
        <section className={noticeCss.notice} role="alert">
          <p>
            {isOver ? t('share.over.text') : error instanceof ApiError ? error.message : t('share.failed')}
          </p>
          {!isOver && <Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
        </section>
      )}
      {!shown && !error && <Skeleton lines={10} />}
    </TripFrame>
  );
}

/** As much of an order as a pass shows. */
function asOrder({ ticket, ...trip }: SharedTicket) {
  return {
    ...trip,
    orderNo: '',
    status: 'paid' as const,
    tickets: [
      {
        ...ticket,
        id: 1,
        live: true,
        replacedBy: null,
        foodAt: null,
        chipAt: null,
        disembarkedAt: null,
        sharedAt: null,
      },
    ],
  };
}
