import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { FoundCustomer } from './sale-values.ts';
import type { CounterSaleState } from './use-counter-sale.ts';

/** Finds the customer the order is for; nobody chosen is a walk-in without an account. */
export function CustomerField({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { customer } = sale.values;
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const isNew = asked.length >= 2 && asked !== (customer ? label(customer) : '');
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['customers', 'like', asked],
    queryFn: ({ signal }) =>
      callApi(customersCalls.findCustomers, { params: { keyword: asked } }, { signal }),
    enabled: isNew,
    placeholderData: keepPreviousData,
  });
  const shown = isNew ? found : [];
  const choices = customer && !shown.some((one) => one.id === customer.id) ? [customer, ...shown] : shown;

  function choose(id: string | null): void {
    sale.chooseCustomer(choices.find((one) => String(one.id) === id) ?? null);
  }

  return (
    <Select
      aria-label={t('column.customer')}
      placeholder={t('counter.customerHint')}
      description={customer ? t(`level.${customer.level}`) : t('counter.walkIn')}
      inputWrapperOrder={['input', 'description']}
      leftSection={<IconUserSearch size={17} stroke={1.7} aria-hidden />}
      data={choices.map((one) => ({ value: String(one.id), label: label(one) }))}
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('counter.customerClear') }}
      value={customer ? String(customer.id) : null}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(isNew && !isFetching ? { nothingFoundMessage: t('counter.customerNone') } : {})}
    />
  );
}

function label({ realName, username, phone }: FoundCustomer): string {
  return [realName, username, phone].filter((text) => text !== '').join(' · ');
}
