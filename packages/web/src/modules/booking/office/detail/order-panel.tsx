import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { orderDetailQuery } from '../order-queries.ts';
import { OrderDetail } from './order-detail.tsx';
import css from './order-detail.module.css';
import type { OrderActions } from './use-order-actions.tsx';

interface OrderPanelProps {
  /** Null when no order's page is open. */
  id: number | null;
  canEdit: boolean;
  /** It was sold at this counter just now: the money comes next. */
  justSold: boolean;
  actions: OrderActions;
  /** Goes to another order of the group. */
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** An order's page, over the list it was opened from. */
export function OrderPanel({ id, canEdit, justSold, actions, onOpen, onClose }: OrderPanelProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  if (id !== null && id !== shown) setShown(id);
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...orderDetailQuery(shown),
    enabled: shown > 0,
  });
  return (
    <FormDrawer
      opened={id !== null}
      title={data ? t('shipOrder.title', { orderNo: data.orderNo }) : t('shipOrder.table')}
      size={860}
      onClose={onClose}
    >
      {data ? (
        <OrderDetail
          key={data.id}
          order={data}
          readAt={dataUpdatedAt}
          canEdit={canEdit}
          justSold={justSold}
          actions={actions}
          onOpen={onOpen}
        />
      ) : (
        <div className={css.body}>{error ? failure(error) : <Waiting />}</div>
      )}
    </FormDrawer>
  );

  function failure(problem: Error) {
    if (problem instanceof ApiError && problem.code === 404) {
      return (
        <FailureState title={t('shipOrder.missing')} text={t('shipOrder.missingText')}>
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
      <Skeleton height={150} mt="md" />
      <Skeleton height={220} mt="md" />
    </>
  );
}
