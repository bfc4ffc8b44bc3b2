import { receiptCalls } from '@gangway/contract/booking/receipt-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { usePageTitle } from '#lib/page-title.ts';
import type { SessionUser } from '#lib/session.ts';
import { orderPath, ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { OrdersFailure } from '../orders/orders-failure.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import css from './receipts-page.module.css';

/** The receipts of an order, each a sheet of its own on paper. Staff print those of any order here. */
export function ReceiptsPage({ user, id }: { user: SessionUser | null; id: number }) {
  const t = useTranslate();
  const isStaff = user?.kind === 'staff';
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', user?.id, id],
    queryFn: ({ signal }) =>
      callApi(
        isStaff ? receiptCalls.orderReceipts : receiptCalls.ownReceipts,
        { params: { id } },
        { signal },
      ),
    enabled: user !== null && Number.isSafeInteger(id) && id > 0,
    retry: false,
  });
  const orderNo = data?.[0]?.lines[0]?.orderNo;
  const title = orderNo ? t('receipt.title', { orderNo }) : t('receipt.titleOpen');
  usePage('site.nav.orders');
  usePageTitle(title);
  const missing = !(id > 0) || (error instanceof ApiError && error.reason === 'record.missing');
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <div className={css.ways}>
          {data && data.length > 0 && (
            <Button onClick={() => window.print()}>
              <Icon name="print" size={20} />
              {t('receipt.print')}
            </Button>
          )}
          {!isStaff && (
            <ButtonLink to={missing ? ordersPage : orderPath(id)} look="quiet">
              {t(missing ? 'orders.back' : 'receipt.toOrder')}
            </ButtonLink>
          )}
        </div>
      </header>
      {missing && <p>{t('receipt.missing')}</p>}
      {error && !missing && <OrdersFailure onRetry={() => void refetch()} />}
      {!data && !error && !missing && <Skeleton lines={10} />}
      {data?.length === 0 && <p>{t('receipt.none')}</p>}
      {data?.map((receipt) => (
        <ReceiptSheet key={receipt.paymentId} receipt={receipt} />
      ))}
    </div>
  );
}
