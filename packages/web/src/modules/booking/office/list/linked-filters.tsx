import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
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
      <Button
        key={chip.name}
        variant="light"
        rightSection={<IconX size={14} aria-hidden />}
        aria-label={t('shipOrder.dropFilter', { name: chip.label })}
        onClick={() => address.setFilter(chip.name, null)}
      >
        {chip.label}
      </Button>
    ) : null,
  );
}
