import { addDays, formatInstant, isPlainDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { Drawer } from '@mantine/core';
import { IconFileDiff } from '@tabler/icons-react';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { AuditDetails } from './audit-details.tsx';
import { AuditedRecord } from './audited-record.tsx';
import { auditChoices, auditName, auditPerson } from './audit-names.ts';

const view = {
  filters: ['account', 'action', 'entity', 'entityId', 'from', 'to'],
  sortable: ['at'],
  sort: { by: 'at', order: 'desc' },
} as const;

/** `/setup/auditLog`: who changed what, when, from what to what. */
export function AuditScreen() {
  const t = useTranslate();
  const address = useTableAddress(view);
  const drawer = useDrawer<AuditEntry>();
  const { page, size, sort, filter } = address;
  const asked = { ...filter, ...moments(filter) };
  const query = usePageQuery(identityCalls.pageAudit, { body: { page, size, sort, filter: asked } });
  return (
    <>
      <ScreenHeader text={t('audit.text')}>
        <ExportButton
          call={identityCalls.exportAudit}
          args={{ body: { filter: asked, sort } }}
          count={query.data?.total}
        />
      </ScreenHeader>
      <DataTable
        id="audit"
        label={t('audit.table')}
        columns={auditColumns(t)}
        query={query}
        address={address}
        rowKey={(entry) => entry.id}
        rowName={(entry) => `${auditName('action', entry.action)} ${entry.record ?? entry.entityId}`}
        rowActions={(entry) => [
          { label: t('audit.open'), icon: IconFileDiff, onClick: () => drawer.open(entry) },
        ]}
        onOpen={drawer.open}
        empty={{ title: t('audit.empty'), text: t('audit.emptyText') }}
        filters={
          <>
            <FilterText
              label={t('audit.person')}
              value={filter.account}
              onChange={(value) => address.setFilter('account', value)}
            />
            <FilterChoice
              label={t('audit.action')}
              value={filter.action}
              choices={auditChoices('action')}
              onChange={(value) => address.setFilter('action', value)}
            />
            <FilterChoice
              label={t('audit.entity')}
              value={filter.entity}
              choices={auditChoices('entity')}
              onChange={(value) => address.setFilter('entity', value)}
            />
            <FilterText
              label={t('audit.entityId')}
              value={filter.entityId}
              onChange={(value) => address.setFilter('entityId', value)}
            />
            <FilterPeriod from={filter.from} to={filter.to} onChange={address.setFilters} />
          </>
        }
      />
      <Drawer
        opened={drawer.opened}
        onClose={drawer.close}
        position="right"
        size={620}
        title={t('audit.details')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {drawer.item ? <AuditDetails entry={drawer.item} /> : null}
      </Drawer>
    </>
  );
}

/** The days of the address as moments, both included; what is no date there is left out. */
function moments({ from, to }: { from?: string; to?: string }) {
  return {
    from: from && isPlainDate(from) ? startOfPortDay(from).toISOString() : undefined,
    to: to && isPlainDate(to) ? startOfPortDay(addDays(to, 1)).toISOString() : undefined,
  };
}

function auditColumns(t: typeof translate): TableColumn<AuditEntry, 'at'>[] {
  return [
    {
      id: 'at',
      title: t('column.time'),
      sort: 'at',
      fixed: true,
      width: 150,
      cell: (entry) => formatInstant(entry.at),
    },
    { id: 'account', title: t('audit.person'), cell: auditPerson },
    { id: 'action', title: t('audit.action'), cell: (entry) => auditName('action', entry.action) },
    { id: 'entity', title: t('audit.entity'), cell: (entry) => auditName('entity', entry.entity) },
    { id: 'entityId', title: t('audit.entityId'), cell: (entry) => <AuditedRecord entry={entry} /> },
    { id: 'address', title: t('account.address'), cell: (entry) => entry.address },
    { id: 'requestId', title: t('audit.requestId'), extra: true, cell: (entry) => entry.requestId },
  ];
}
