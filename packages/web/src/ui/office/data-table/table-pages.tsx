import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import { Group, NativeSelect, Pagination, Text, useMatches } from '@mantine/core';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { pageSizes, type TableAddress } from './use-table-address.ts';

interface TablePagesProps {
  /** Where the number of rows cannot be chosen, there is nothing to set it. */
  address: Pick<TableAddress, 'page' | 'size' | 'setPage'> & Partial<Pick<TableAddress, 'setSize'>>;
  total: number;
}

/** Which rows of how many are shown, and the way to the others. */
export function TablePages({ address, total }: TablePagesProps) {
  const t = useTranslate();
  const { page, size, setSize } = address;
  // On a telephone all of them fit on one line only without the neighbours' neighbours.
  const siblings = useMatches({ base: 0, sm: 1 });
  const isMore = isUncounted(total);
  const counted = isMore ? mostCounted : total;
  const pages = Math.max(1, Math.ceil(counted / size));
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  const labels = {
    first: t('table.firstPage'),
    previous: t('table.previousPage'),
    next: t('table.nextPage'),
    last: t('table.lastPage'),
  };
  return (
    <Group justify="space-between" gap="sm" component="nav" aria-label={t('table.pages')}>
      <Group gap="sm">
        <Text size="sm" role="status">
          {t(isMore ? 'table.rangeMore' : 'table.range', grouped({ from, to, total: counted }))}
        </Text>
        {setSize ? (
          <NativeSelect
            size="xs"
            aria-label={t('table.size')}
            value={String(size)}
            onChange={(event) => setSize(Number(event.currentTarget.value))}
            data={pageSizes.map((value) => ({
              value: String(value),
              label: t('table.perPage', { size: value }),
            }))}
          />
        ) : null}
      </Group>
      {pages > 1 ? (
        <Pagination
          size="sm"
          total={pages}
          value={Math.min(page, pages)}
          onChange={address.setPage}
          withEdges
          siblings={siblings}
          getControlProps={(control) => ({ 'aria-label': labels[control] })}
          getItemProps={(item) => ({ 'aria-label': t('table.page', { page: item }) })}
        />
      ) : null}
    </Group>
  );
}

function grouped({ from, to, total }: { from: number; to: number; total: number }) {
  return { from: groupedNumber(from), to: groupedNumber(to), total: groupedNumber(total) };
}
