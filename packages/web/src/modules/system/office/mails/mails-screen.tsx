import { formatInstant } from '@gangway/contract/core/dates.ts';
import { type Mail, mailCalls, mailStatus } from '@gangway/contract/system/mail-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { IconMailOpened } from '@tabler/icons-react';
import { callKey } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';

const view = {
  filters: ['keyword', 'status'],
  sortable: ['createdAt'],
  sort: { by: 'createdAt', order: 'desc' },
} as const;

/** `/setup/mails`: what was written to customers, and what became of it. */
export function MailsScreen() {
  const t = useTranslate();
  const client = useQueryClient();
  const address = useTableAddress(view);
  const drawer = useDrawer<Mail>();
  const { page, size, sort, filter } = address;
  const status = mailStatus.safeParse(filter.status).data;
  const asked = { sort, filter: { keyword: filter.keyword, status } };
  const query = usePageQuery(mailCalls.pageMails, { body: { page, size, ...asked } });

  function close() {
    drawer.close();
    // It may have been sent meanwhile.
    void client.invalidateQueries({ queryKey: callKey(mailCalls.pageMails) });
  }

  return (
    <>
      <ScreenHeader text={t('mails.text')}>
        <ExportButton call={mailCalls.exportMails} args={{ body: asked }} count={query.data?.total} />
      </ScreenHeader>
      <DataTable
        id="mails"
        label={t('mails.table')}
        columns={mailColumns(t)}
        query={query}
        address={address}
        rowKey={(mail) => mail.id}
        rowName={(mail) => `${mail.subject}, ${mail.recipient}`}
        rowActions={(mail) => [
          { label: t('mails.open'), icon: IconMailOpened, onClick: () => drawer.open(mail) },
        ]}
        onOpen={drawer.open}
        empty={{ title: t('mails.empty'), text: t('mails.emptyText') }}
        filters={
          <>
            <FilterText
              wide
              label={t('mails.keyword')}
              value={filter.keyword}
              onChange={(value) => address.setFilter('keyword', value)}
            />
            <FilterChoice
              label={t('field.status')}
              value={status}
              choices={mailStatus.options.map((value) => ({ value, label: t(`mails.status.${value}`) }))}
              onChange={(value) => address.setFilter('status', value)}
            />
          </>
        }
      />
      <MailPanel id={drawer.opened && drawer.item ? drawer.item.id : null} onClose={close} />
    </>
  );
}

function mailColumns(t: typeof translate): TableColumn<Mail, 'createdAt'>[] {
  return [
    {
      id: 'createdAt',
      title: t('mails.createdAt'),
      sort: 'createdAt',
      width: 150,
      cell: (mail) => formatInstant(mail.createdAt),
    },
    { id: 'recipient', title: t('mails.recipient'), fixed: true, cell: (mail) => mail.recipient },
    { id: 'subject', title: t('mails.subject'), wrap: true, cell: (mail) => mail.subject },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      width: 130,
      cell: (mail) => <MailStatusBadge status={mail.status} />,
    },
    {
      id: 'sentAt',
      title: t('mails.sentAt'),
      width: 150,
      cell: (mail) => (mail.sentAt ? formatInstant(mail.sentAt) : t('mails.notSent')),
    },
  ];
}
