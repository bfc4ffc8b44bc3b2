import { scanReasons, verdicts } from '@gangway/contract/boarding/states.ts';
import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { posts } from '@gangway/contract/core/posts.ts';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import type { RecordFilterName } from './record-filter.ts';

/** Those that stand behind a button until they are wanted. */
const further = [
  'reason',
  'kind',
  'sailingFrom',
  'sailingTo',
  'orderNo',
  'account',
  'offline',
  'conflicts',
] as const satisfies readonly RecordFilterName[];

/** The filters of the verification records. */
export function RecordFilters({
  address,
}: {
  address: Pick<TableAddress<RecordFilterName>, 'filter' | 'setFilter'>;
}) {
  const t = useTranslate();
  const used = further.filter((name) => address.filter[name]).length;
  const [open, setOpen] = useState(used > 0);
  const of = (name: RecordFilterName) => ({
    value: address.filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  const date = (name: 'receivedFrom' | 'receivedTo' | 'sailingFrom' | 'sailingTo') => (
    <DateField
      key={name}
      aria-label={t(`verification.filter.${name}`)}
      placeholder={t(`verification.filter.${name}`)}
      value={readDate(address.filter[name])}
      onChange={(value) => address.setFilter(name, value)}
      clearable
    />
  );
  return (
    <>
      <FilterText label={t('verification.passenger')} maxLength={80} {...of('passenger')} />
      <FilterText label={t('verification.serial')} maxLength={40} {...of('serial')} />
      <FilterChoice
        label={t('verification.post')}
        choices={posts.map((value) => ({ value, label: t(`verification.post.${value}`) }))}
        {...of('post')}
      />
      <FilterChoice
        label={t('verification.answer')}
        choices={verdicts.map((value) => ({ value, label: t(`verification.verdict.${value}`) }))}
        {...of('verdict')}
      />
      {date('receivedFrom')}
      {date('receivedTo')}
      {open ? <FurtherFilters of={of} dates={[date('sailingFrom'), date('sailingTo')]} /> : null}
      <Button
        variant={open ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('table.moreFilters', { count: used })}
      </Button>
    </>
  );
}

interface FurtherFiltersProps {
  of: (name: RecordFilterName) => { value: string | undefined; onChange: (value: string | null) => void };
  dates: ReactNode;
}

function FurtherFilters({ of, dates }: FurtherFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterChoice
        label={t('verification.reason')}
        choices={scanReasons.map((value) => ({ value, label: t(`verification.reason.${value}`) }))}
        {...of('reason')}
      />
      <FilterChoice
        label={t('verification.kind')}
        choices={(['scan', 'undo'] as const).map((value) => ({
          value,
          label: t(`verification.kind.${value}`),
        }))}
        {...of('kind')}
      />
      <FilterText label={t('verification.orderNo')} maxLength={40} {...of('orderNo')} />
      <FilterText label={t('column.account')} maxLength={80} {...of('account')} />
      {dates}
      <FilterChoice
        label={t('verification.decided')}
        choices={[
          { value: 'yes', label: t('verification.offline') },
          { value: 'no', label: t('verification.online') },
        ]}
        {...of('offline')}
      />
      <FilterChoice
        label={t('verification.conflict')}
        choices={[{ value: 'yes', label: t('verification.withConflict') }]}
        {...of('conflicts')}
      />
    </>
  );
}

function readDate(text: string | undefined): string | null {
  return text && isPlainDate(text) ? text : null;
}
