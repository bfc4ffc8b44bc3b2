import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SearchSelect } from '#ui/office/forms/search-select.tsx';
import { customerLabel } from '#modules/customers/office/index.ts';
import type { CounterSaleState } from './use-counter-sale.ts';

/** Finds the customer the order is for; nobody chosen is a walk-in without an account. */
export function CustomerField({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { customer } = sale.values;
  return (
    <SearchSelect
      aria-label={t('column.customer')}
      placeholder={t('counter.customerHint')}
      description={customer ? t(`level.${customer.level}`) : t('counter.walkIn')}
      inputWrapperOrder={['input', 'description']}
      chosen={customer}
      onChoose={sale.chooseCustomer}
      query={(keyword) => callOptions(customersCalls.findCustomers, { body: { keyword } })}
      labelOf={customerLabel}
      none={t('counter.customerNone')}
      clearLabel={t('counter.customerClear')}
    />
  );
}
