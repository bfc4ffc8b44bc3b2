import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import type { OrderFilterName } from './order-filter.ts';

interface LinkedFiltersProps {
  address: Pick<TableAddress<OrderFilterName>, 'filter' | 'setFilter'>;
  /** One of the orders shown: it knows the names. */
  sample: OfficeOrder | undefined;
}

/** Filters that only a link sets, of one sailing or one customer: said, and taken away by a click. */
export function LinkedFilters({ address, sample }: LinkedFiltersProps) {
  const t = useTranslate();
  const { sailingId, accountId } = address.filter;
  const chips = [
    sailingId
      ? {
          name: 'sailingId' as const,
          label: t('shipOrder.ofSailing', { name: sample ? sailingName(sample.sailing) : sailingId }),
        }
      : null,
    accountId
      ? {
          name: 'accountId' as const,
          label: t('shipOrder.ofAccount', { name: sample?.account ?? accountId }),
        }
      : null,
  ];
  return chips.map((chip) =>
    chip ? (
      <LinkedFilter key={chip.name} label={chip.label} onDrop={() => address.setFilter(chip.name, null)} />
    ) : null,
  );
}
