import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
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
          {t(isMore ? 'table.rangeMore' : 'table.range', { from, to, total: counted })}
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
          siblings={1}
          getControlProps={(control) => ({ 'aria-label': labels[control] })}
          getItemProps={(item) => ({ 'aria-label': t('table.page', { page: item }) })}
        />
      ) : null}
    </Group>
  );
}
