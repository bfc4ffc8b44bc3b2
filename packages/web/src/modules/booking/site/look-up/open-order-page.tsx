import { orderLinkCalls } from '@gangway/contract/booking/order-link-calls.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { findOrderPage, orderPath } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { useCompleteLogin } from '#modules/identity/site/index.ts';
import noticeCss from '../orders/notice.module.css';
import { TripFrame } from '../orders/trip-frame.tsx';

/** Follows the link of a mail to an order booked without an account. Whoever is signed in here says so first. */
export function OpenOrderPage({ token }: { token: string }) {
  usePage('lookUp.title');
  const t = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const completeLogin = useCompleteLogin();
  const { user, pending } = useSession();
  const opening = useMutation({
    mutationFn: async () => {
      const opened = await callApi(orderLinkCalls.openOrderLink, { body: { token } });
      client.clear();
      await completeLogin(opened.token);
      await navigate(orderPath(opened.orderId), { replace: true });
    },
  });
  const { mutate, error, isPending } = opening;
  // Somebody else's link must not take the place of what one is in the middle of.
  const asks = user !== null;
  const begun = useRef(false);
  useEffect(() => {
    if (pending || asks || begun.current) return;
    begun.current = true;
    mutate();
  }, [pending, asks, mutate]);
  const isOver = error instanceof ApiError && error.reason === 'order.linkOver';
  return (
    <TripFrame slot="day" head={<h1>{t(isOver ? 'guest.open.over' : 'guest.open.title')}</h1>}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {error && (
        <section className={noticeCss.notice} role="alert">
          <p>{error instanceof ApiError ? error.message : t('guest.open.failed')}</p>
          {isOver ? (
            <ButtonLink to={findOrderPage}>{t('guest.link.submit')}</ButtonLink>
          ) : (
            <Button onClick={() => mutate()}>{t('action.retry')}</Button>
          )}
        </section>
      )}
      {!error && asks && (
        <section className={noticeCss.notice}>
          <p>{t('guest.open.asks', { name: user.name || user.username })}</p>
          <Button disabled={isPending} onClick={() => mutate()}>
            {t('guest.open.submit')}
          </Button>
        </section>
      )}
      {!error && !asks && <Skeleton lines={10} />}
    </TripFrame>
  );
}
