import { mostCounted } from '@gangway/contract/core/counted.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { shiftSorts } from '@gangway/contract/payments/drawer-schemas.ts';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { shiftColumns } from './shift-columns.tsx';
import { readShiftFilter, ShiftFilters, shiftFilters } from './shift-filters.tsx';
import { ShiftPanel } from './shift-panel.tsx';
import type { Whose } from './shift-queries.ts';

const table = {
  filters: shiftFilters,
  sortable: shiftSorts,
  sort: { by: 'openedAt', order: 'desc' },
} as const;

interface ShiftTableProps {
  whose: Whose;
  text: string;
  /** Stands above the list. */
  summary?: ReactNode;
}

/** Shifts at the drawers, the page of each, and what all that match came to. */
export function ShiftTable({ whose, text, summary }: ShiftTableProps) {
  const t = useTranslate();
  const address = useTableAddress(table);
  const { params, change } = useAddress();
  const { page, size, sort } = address;
  const filter = readShiftFilter(address.filter);
  const { accountId: _, ...ownFilter } = filter;
  const isOwn = whose === 'own';
  const query = usePageQuery(isOwn ? paymentsCalls.pageOwnShifts : paymentsCalls.pageShifts, {
    body: { page, size, sort, filter: isOwn ? ownFilter : filter },
  });
  const open = (id: number) => change({ shift: String(id) }, false);
  return (
    <>
      <ScreenHeader text={text}>
        {isOwn ? (
          <ExportButton
            call={paymentsCalls.exportOwnShifts}
            args={{ body: { filter: ownFilter, sort } }}
            count={query.data?.total}
          />
        ) : (
          <ExportButton
            call={paymentsCalls.exportShifts}
            args={{ body: { filter, sort } }}
            count={query.data?.total}
          />
        )}
      </ScreenHeader>
      <DataTable
        id={`shifts-${whose}`}
        label={t('drawer.shifts')}
        columns={shiftColumns(t).filter(({ id }) => whose === 'all' || id !== 'person')}
        query={query}
        address={address}
        rowKey={(row) => row.id}
        rowName={(row) => row.shiftNo}
        rowActions={(row) => [{ label: t('drawer.show'), icon: IconEye, onClick: () => open(row.id) }]}
        onOpen={(row) => open(row.id)}
        {...(query.data ? { totals: totalsOf(query.data) } : {})}
        empty={{ title: t('drawer.empty'), text: t('drawer.emptyText') }}
        summary={summary}
        filters={<ShiftFilters address={address} whose={whose} />}
      />
      <ShiftPanel
        whose={whose}
        id={readId(params.get('shift'))}
        onClose={() => change({ shift: null }, true)}
      />
    </>
  );

  function totalsOf({ total, totals }: NonNullable<typeof query.data>) {
    if (!totals) return [{ label: t('drawer.shifts'), value: t('table.uncounted', { count: mostCounted }) }];
    return [
      { label: t('drawer.shifts'), value: String(total) },
      { label: t('drawer.state.open'), value: String(totals.open) },
      { label: t('drawer.taken'), value: formatMoney(totals.takenSen) },
      { label: t('drawer.handedOut'), value: formatMoney(totals.handedOutSen) },
      { label: t('drawer.difference'), value: formatMoney(totals.differenceSen) },
    ];
  }
}
