import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { rechargeStatus } from '@gangway/contract/wallet/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';

export const rechargeFilters = ['keyword', 'status', 'method', 'from', 'to', 'accountId'] as const;
type FilterName = (typeof rechargeFilters)[number];

interface RechargeFiltersProps {
  address: Pick<TableAddress<FilterName>, 'filter' | 'setFilter' | 'setFilters'>;
  /** Whose recharges a link has asked for. */
  of: string | null;
}

export function RechargeFilters({ address, of }: RechargeFiltersProps) {
  const t = useTranslate();
  const { filter, setFilter, setFilters } = address;
  const own = filter.accountId ? t('recharges.of', { name: of ?? filter.accountId }) : null;
  return (
    <>
      {own ? <LinkedFilter label={own} onDrop={() => setFilter('accountId', null)} /> : null}
      <FilterText
        wide
        label={t('recharges.keyword')}
        value={filter.keyword}
        maxLength={80}
        onChange={(value) => setFilter('keyword', value)}
      />
      <FilterChoice
        label={t('field.status')}
        value={rechargeStatus.safeParse(filter.status).data}
        choices={rechargeStatus.options.map((value) => ({ value, label: t(`recharge.status.${value}`) }))}
        onChange={(value) => setFilter('status', value)}
      />
      <FilterChoice
        label={t('column.payMethod')}
        value={readMethod(filter.method)}
        choices={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        onChange={(value) => setFilter('method', value)}
      />
      <FilterPeriod from={filter.from} to={filter.to} onChange={setFilters} />
    </>
  );
}

const methods = paymentMethods.filter((method) => method !== 'balance');

/** What of the address the server can be asked for; the rest was typed by hand and is left out. */
export function readRechargeFilter({ keyword, ...filter }: Partial<Record<FilterName, string>>) {
  const status = rechargeStatus.safeParse(filter.status).data;
  const method = readMethod(filter.method);
  const [from, to] = [readDate(filter.from), readDate(filter.to)];
  const accountId = Number(filter.accountId);
  return {
    ...(keyword ? { keyword } : {}),
    ...(status ? { status } : {}),
    ...(method ? { method } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(Number.isSafeInteger(accountId) && accountId > 0 ? { accountId } : {}),
  };
}

const readMethod = (text: string | undefined) => methods.find((method) => method === text);
const readDate = (text: string | undefined) => (text && isPlainDate(text) ? text : undefined);
