import type { Customer } from '@gangway/contract/customers/records.ts';
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { ordersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useCanOpen } from '#ui/office/session/use-session.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerQuery } from './customer-queries.ts';
import css from './customer-panel.module.css';

interface CustomerPanelProps {
  /** Null when no customer's page is open. */
  id: number | null;
  actionsOf: ((customer: Customer) => readonly RowAction[]) | null;
  onClose: () => void;
}

/** A customer's page, over the list it was opened from. */
export function CustomerPanel({ id, actionsOf, onClose }: CustomerPanelProps) {
  const t = useTranslate();
  const seesOrders = useCanOpen(ordersScreen);
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  if (id !== null && id !== shown) setShown(id);
  const { data, error, refetch } = useQuery({ ...customerQuery(shown), enabled: shown > 0 });
  return (
    <FormDrawer
      opened={id !== null}
      title={data ? data.realName || data.username : t('customers.table')}
      size={720}
      onClose={onClose}
    >
      <div className={css.body}>
        {data ? (
          <>
            {actionsOf ? <Actions actions={actionsOf(data)} /> : null}
            <CustomerFacts customer={data} />
            {seesOrders ? <CustomerOrders customer={data} /> : null}
          </>
        ) : error ? (
          failure(error)
        ) : (
          <>
            <Skeleton height={22} width="50%" />
            <Skeleton height={180} />
            <Skeleton height={160} />
          </>
        )}
      </div>
    </FormDrawer>
  );

  function failure(problem: Error) {
    if (problem instanceof ApiError && problem.code === 404) {
      return (
        <FailureState title={t('customers.missing')} text={t('customers.missingText')}>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </FailureState>
      );
    }
    return <TableFailure message={problem.message} onRetry={refetch} />;
  }
}

function Actions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Group gap="xs">
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.danger ? 'light' : 'default'}
          {...(action.danger ? { color: 'coral' } : {})}
          leftSection={<action.icon size={16} aria-hidden />}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      ))}
    </Group>
  );
}
