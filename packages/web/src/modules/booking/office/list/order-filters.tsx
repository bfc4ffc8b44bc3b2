import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { qrStatus } from '@gangway/contract/booking/office-schemas.ts';
import { orderStatuses } from '@gangway/contract/booking/states.ts';
import { slots } from '@gangway/contract/fleet/prices.ts';
import { roomKind } from '@gangway/contract/fleet/schemas.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countries } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { MoreFilters } from '#ui/office/data-table/more-filters.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { roomTypeNamesQuery } from '#modules/fleet/office/index.ts';
import type { OrderFilterName } from './order-filter.ts';

/** Those that stand behind a button until they are wanted. */
const further = [
  'createdFrom',
  'createdTo',
  'kind',
  'roomTypeId',
  'qrStatus',
  'referrer',
  'account',
  'passenger',
  'nationality',
  'channel',
] as const satisfies readonly OrderFilterName[];

/** The filters of the orders. */
export function OrderFilters({
  address,
}: {
  address: Pick<TableAddress<OrderFilterName>, 'filter' | 'setFilter' | 'setFilters'>;
}) {
  const t = useTranslate();
  const of = (name: OrderFilterName) => ({
    value: address.filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  return (
    <>
      <FilterText wide label={t('shipOrder.filter.keyword')} maxLength={80} {...of('keyword')} />
      <FilterChoice
        label={t('shipOrder.status')}
        choices={orderStatuses.map((value) => ({ value, label: t(`order.status.${value}`) }))}
        {...of('status')}
      />
      <FilterPeriod
        way="ahead"
        label={t('shipOrder.filter.sails')}
        labels={{ from: t('shipOrder.filter.sailingFrom'), to: t('shipOrder.filter.sailingTo') }}
        from={address.filter.sailingFrom}
        to={address.filter.sailingTo}
        onChange={({ from, to }) =>
          address.setFilters({
            ...(from === undefined ? {} : { sailingFrom: from }),
            ...(to === undefined ? {} : { sailingTo: to }),
          })
        }
      />
      <FilterChoice
        label={t('shipOrder.slot')}
        choices={slots.map((value) => ({ value, label: t(`sailings.slotTitle.${value}`) }))}
        {...of('slot')}
      />
      <FilterChoice
        label={t('shipOrder.method')}
        choices={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        {...of('method')}
      />
      <MoreFilters used={further.filter((name) => address.filter[name]).length}>
        <FurtherFilters
          of={of}
          dates={
            <FilterPeriod
              label={t('shipOrder.createdAt')}
              labels={{ from: t('shipOrder.filter.createdFrom'), to: t('shipOrder.filter.createdTo') }}
              from={address.filter.createdFrom}
              to={address.filter.createdTo}
              onChange={({ from, to }) =>
                address.setFilters({
                  ...(from === undefined ? {} : { createdFrom: from }),
                  ...(to === undefined ? {} : { createdTo: to }),
                })
              }
            />
          }
        />
      </MoreFilters>
    </>
  );
}

interface FurtherFiltersProps {
  of: (name: OrderFilterName) => { value: string | undefined; onChange: (value: string | null) => void };
  dates: React.ReactNode;
}

function FurtherFilters({ of, dates }: FurtherFiltersProps) {
  const t = useTranslate();
  const { data: types = [] } = useQuery(roomTypeNamesQuery);
  const nationality = of('nationality');
  return (
    <>
      <FilterText label={t('shipOrder.filter.passenger')} maxLength={80} {...of('passenger')} />
      <FilterText label={t('shipOrder.account')} maxLength={80} {...of('account')} />
      <FilterText label={t('shipOrder.referrer')} maxLength={20} {...of('referrer')} />
      {dates}
      <FilterChoice
        label={t('shipOrder.kind')}
        choices={roomKind.options.map((value) => ({
          value,
          label: t(`roomTypes.kind.${value}`),
        }))}
        {...of('kind')}
      />
      <FilterChoice
        label={t('shipOrder.roomType')}
        choices={types.map((type) => ({ value: String(type.id), label: type.code }))}
        {...of('roomTypeId')}
      />
      <FilterChoice
        label={t('shipOrder.qrStatus')}
        choices={qrStatus.options.map((value) => ({ value, label: t(`shipOrder.qr.${value}`) }))}
        {...of('qrStatus')}
      />
      <FilterChoice
        label={t('shipOrder.channel')}
        choices={(['site', 'counter'] as const).map((value) => ({
          value,
          label: t(`shipOrder.channel.${value}`),
        }))}
        {...of('channel')}
      />
      <Select
        aria-label={t('shipOrder.nationalities')}
        placeholder={t('shipOrder.nationalities')}
        data={countries().map(({ code, name }) => ({ value: code, label: name }))}
        value={nationality.value ?? null}
        onChange={nationality.onChange}
        searchable
        clearable
        nothingFoundMessage={t('table.noMatch')}
      />
    </>
  );
}
