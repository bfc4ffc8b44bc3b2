import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { writeOffScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useAddress } from '#ui/office/use-address.ts';
import { RecordCard } from './record-card.tsx';
import { recordColumns, recordSorts } from './record-columns.tsx';
import { readRecordFilter, recordFilters } from './record-filter.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordPanel } from './record-panel.tsx';
import { isCounted, useUndoScan } from './use-undo-scan.tsx';

const table = {
  filters: recordFilters,
  sortable: recordSorts,
  sort: { by: 'receivedAt', order: 'desc' },
} as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `/ship/verificationRecord`: every scan and undo, and the page of each. */
export function RecordsScreen() {
  const t = useTranslate();
  const { params, change } = useAddress();
  const address = useTableAddress(table);
  const canUndo = useCanEdit(writeOffScreen);
  const undo = useUndoScan();
  const { page, size, sort } = address;
  const filter = readRecordFilter(address.filter);
  const query = usePageQuery(boardingCalls.pageScans, { body: { page, size, sort, filter } });
  const shown = params.get('scan');
  const open = ({ id }: ScanRecord) => change({ scan: id }, false);

  function rowActions(scan: ScanRecord): RowAction[] {
    const look = { label: t('action.open'), icon: IconEye, onClick: () => open(scan) };
    if (!canUndo || !isCounted(scan)) return [look];
    return [
      look,
      { label: t('verification.undo'), icon: IconArrowBackUp, danger: true, onClick: () => undo(scan) },
    ];
  }

  return (
    <>
      <ScreenHeader text={t('verification.text')}>
        <ExportButton
          call={boardingCalls.exportScans}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
      </ScreenHeader>
      <DataTable
        id="scans"
        label={t('verification.table')}
        columns={recordColumns(t)}
        query={query}
        address={address}
        rowKey={(scan) => scan.id}
        rowName={(scan) => scan.ticket?.name ?? t('verification.noTicket')}
        rowActions={rowActions}
        onOpen={open}
        isMuted={({ verdict, undone }) => verdict === 'refused' || undone !== null}
        card={drawCard}
        empty={{ title: t('verification.empty'), text: t('verification.emptyText') }}
        filters={<RecordFilters address={address} account={query.data?.records[0]?.account} />}
      />
      <RecordPanel
        id={shown && uuid.test(shown) ? shown : null}
        onClose={() => change({ scan: null }, true)}
      />
    </>
  );
}

const drawCard = (scan: ScanRecord) => <RecordCard scan={scan} />;
