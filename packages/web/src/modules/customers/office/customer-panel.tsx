import type { Customer } from '@gangway/contract/customers/records.ts';
import { Button, Group } from '@mantine/core';
import { ordersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
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
  return (
    <RecordDrawer
      id={id}
      query={customerQuery}
      title={(customer) => (customer ? customer.realName || customer.username : t('customers.table'))}
      missing={{ title: t('customers.missing'), text: t('customers.missingText') }}
      size={720}
      onClose={onClose}
    >
      {(customer) => (
        <div className={css.body}>
          {actionsOf ? <Actions actions={actionsOf(customer)} /> : null}
          <CustomerFacts customer={customer} />
          {seesOrders ? <CustomerOrders customer={customer} /> : null}
        </div>
      )}
    </RecordDrawer>
  );
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
