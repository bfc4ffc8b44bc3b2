import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
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

const pollMs = 2000;

/** A payment's page, over the list it was opened from. */
export function PaymentPanel({ id, canEdit, onClose }: PaymentPanelProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  if (id !== null && id !== shown) setShown(id);
  const { data, error, refetch } = useQuery({
    ...paymentDetailQuery(shown),
    enabled: shown > 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
  return (
    <FormDrawer
      opened={id !== null}
      title={data ? t('payment.title', { paymentNo: data.paymentNo }) : t('paymentRecord.title')}
      size={720}
      onClose={onClose}
    >
      <div className={css.body}>
        {data ? <PaymentDetailView payment={data} canEdit={canEdit} /> : error ? failure(error) : <Waiting />}
      </div>
    </FormDrawer>
  );

  function failure(problem: Error) {
    if (problem instanceof ApiError && problem.code === 404) {
      return (
        <FailureState title={t('payment.missing')} text={t('payment.missingText')}>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </FailureState>
      );
    }
    return <TableFailure message={problem.message} onRetry={refetch} />;
  }
}

function Waiting() {
  return (
    <>
      <Skeleton height={22} width="50%" />
      <Skeleton height={150} />
      <Skeleton height={220} />
    </>
  );
}

/** Something is on its way that nobody here has to do. */
function isMoving({ status, provider, refunds }: PaymentDetail): boolean {
  return isGateway(provider) && (status === 'pending' || refunds.some((one) => one.status === 'requested'));
}
