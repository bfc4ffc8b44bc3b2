import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import type { RecordFilterName } from './record-filter.ts';

interface LinkedFiltersProps {
  address: Pick<TableAddress<RecordFilterName>, 'filter' | 'setFilter'>;
  /** One of the scans shown: it knows the names. */
  sample: ScanRecord | undefined;
}

/** Filters that only a link sets, of one sailing, device or account: said, and taken away by a click. */
export function LinkedFilters({ address, sample }: LinkedFiltersProps) {
  const t = useTranslate();
  const { sailingId, deviceId, accountId } = address.filter;
  const chips = [
    { name: 'sailingId', id: sailingId, shown: sample && sailingName(sample.sailing) },
    { name: 'deviceId', id: deviceId, shown: sample?.device?.name },
    { name: 'accountId', id: accountId, shown: sample?.account },
  ] as const;
  return chips.map(({ name, id, shown }) => {
    if (!id) return null;
    const label = t(`verification.of.${name}`, { name: shown ?? id });
    return <LinkedFilter key={name} label={label} onDrop={() => address.setFilter(name, null)} />;
  });
}
