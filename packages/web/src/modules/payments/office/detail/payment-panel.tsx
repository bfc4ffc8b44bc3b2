import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { paymentDetailQuery } from '../payments-queries.ts';
import { isGateway } from '../provider-name.ts';
import css from './payment-detail.module.css';
import { PaymentDetailView } from './payment-detail-view.tsx';

interface PaymentPanelProps {
  /** Null when no payment's page is open. */
  id: number | null;
  canEdit: boolean;
  onClose: () => void;
}

/** A payment's page, over the list it was opened from. */
export function PaymentPanel({ id, canEdit, onClose }: PaymentPanelProps) {
  const t = useTranslate();
  return (
    <RecordDrawer
      id={id}
      query={followedQuery}
      title={(payment) =>
        payment ? t('payment.title', { paymentNo: payment.paymentNo }) : t('paymentRecord.title')
      }
      missing={{ title: t('payment.missing'), text: t('payment.missingText') }}
      size={720}
      onClose={onClose}
    >
      {(payment) => (
        <div className={css.body}>
          <PaymentDetailView payment={payment} canEdit={canEdit} />
        </div>
      )}
    </RecordDrawer>
  );
}

const pollMs = 2000;

function followedQuery(id: number) {
  return queryOptions({
    ...paymentDetailQuery(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
}

/** Something is on its way that nobody here has to do. */
function isMoving({ status, provider, refunds }: PaymentDetail): boolean {
  return isGateway(provider) && (status === 'pending' || refunds.some((one) => one.status === 'requested'));
}
