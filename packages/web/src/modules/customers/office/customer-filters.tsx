import { customerLevel } from '@gangway/contract/customers/schemas.ts';
import { accountStatus } from '@gangway/contract/identity/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';

type FilterName = 'keyword' | 'level' | 'status' | 'superiorId';

interface CustomerFiltersProps {
  address: Pick<TableAddress<FilterName>, 'filter' | 'setFilter'>;
  /** Whom those shown stand below; a link sets that filter, and only taking it away is offered here. */
  superior: string | null;
}

export function CustomerFilters({ address, superior }: CustomerFiltersProps) {
  const t = useTranslate();
  const { keyword, level, status, superiorId } = address.filter;
  const below = superiorId ? t('customers.below', { name: superior ?? superiorId }) : null;
  return (
    <>
      {below ? <LinkedFilter label={below} onDrop={() => address.setFilter('superiorId', null)} /> : null}
      <FilterText
        wide
        label={t('customers.keyword')}
        value={keyword}
        maxLength={80}
        onChange={(value) => address.setFilter('keyword', value)}
      />
      <FilterChoice
        label={t('column.customerLevel')}
        value={customerLevel.safeParse(level).data}
        choices={customerLevel.options.map((value) => ({ value, label: t(`level.${value}`) }))}
        onChange={(value) => address.setFilter('level', value)}
      />
      <FilterChoice
        label={t('field.status')}
        value={accountStatus.safeParse(status).data}
        choices={accountStatus.options.map((value) => ({ value, label: t(`users.status.${value}`) }))}
        onChange={(value) => address.setFilter('status', value)}
      />
    </>
  );
}
