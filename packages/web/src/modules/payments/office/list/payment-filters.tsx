import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { paymentSubject } from '@gangway/contract/payments/schemas.ts';
import { paymentStatuses, refundStatuses } from '@gangway/contract/payments/states.ts';
import { providers } from '@gangway/contract/payments/providers.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { MoreFilters } from '#ui/office/data-table/more-filters.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { providerName } from '../provider-name.ts';
import { type PaymentFilterName, readPaymentFilter } from './payment-filter.ts';

/** Those that stand behind a button until they are wanted. */
const further = ['refund', 'subject', 'provider'] as const satisfies readonly PaymentFilterName[];

interface PaymentFiltersProps {
  address: Pick<TableAddress<PaymentFilterName>, 'filter' | 'setFilter' | 'setFilters'>;
}

/** The filters of the payments. */
export function PaymentFilters({ address }: PaymentFiltersProps) {
  const t = useTranslate();
  const read = readPaymentFilter(address.filter);
  const of = <Name extends PaymentFilterName>(name: Name) => ({
    value: read[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  return (
    <>
      <FilterText wide label={t('paymentRecord.filter.keyword')} maxLength={80} {...of('keyword')} />
      <FilterPeriod
        from={read.from}
        to={read.to}
        onChange={address.setFilters}
        labels={{ from: t('paymentRecord.filter.from'), to: t('paymentRecord.filter.to') }}
      />
      <FilterChoice
        label={t('field.status')}
        choices={paymentStatuses.map((value) => ({ value, label: t(`payment.status.${value}`) }))}
        {...of('status')}
      />
      <FilterChoice
        label={t('column.payMethod')}
        choices={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        {...of('method')}
      />
      <MoreFilters used={further.filter((name) => read[name]).length}>
        <FurtherFilters of={of} />
      </MoreFilters>
    </>
  );
}

interface FurtherFiltersProps {
  of: (name: (typeof further)[number]) => {
    value: string | undefined;
    onChange: (value: string | null) => void;
  };
}

function FurtherFilters({ of }: FurtherFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterChoice
        label={t('paymentRecord.refund')}
        choices={refundStatuses.map((value) => ({ value, label: t(`payment.refund.${value}`) }))}
        {...of('refund')}
      />
      <FilterChoice
        label={t('paymentRecord.subject')}
        choices={paymentSubject.options.map((value) => ({ value, label: t(`payment.subject.${value}`) }))}
        {...of('subject')}
      />
      <FilterChoice
        label={t('paymentRecord.provider')}
        choices={providers.map((value) => ({ value, label: providerName(t, value) }))}
        {...of('provider')}
      />
    </>
  );
}
