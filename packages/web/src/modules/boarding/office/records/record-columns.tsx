import type { RecordTicket, ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ReactNode } from 'react';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { formatSecond } from '../moment.ts';
import { VerdictBadge } from '../verdict-badge.tsx';
import { ScanWords } from './scan-words.tsx';

export const recordSorts = ['receivedAt'] as const;
type RecordColumn = TableColumn<ScanRecord, (typeof recordSorts)[number]>;

/** The columns of the verification records: the scan, and the ticket as the specification describes it. */
export function recordColumns(t: typeof translate): RecordColumn[] {
  return [
    {
      id: 'receivedAt',
      title: t('verification.receivedAt'),
      sort: 'receivedAt',
      fixed: true,
      cell: ({ receivedAt }) => formatSecond(receivedAt),
    },
    { id: 'post', title: t('verification.post'), cell: (scan) => <ScanWords scan={scan} /> },
    {
      id: 'verdict',
      title: t('verification.answer'),
      cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
    },
    {
      id: 'reason',
      title: t('verification.reason'),
      cell: ({ reason }) => (reason === 'ok' ? '' : t(`verification.reason.${reason}`)),
    },
    ofTicket('serial', t('verification.serial'), ({ serial }) => serial),
    ofTicket('name', t('verification.passenger'), ({ name }) => name),
    ofTicket('document', t('verification.document'), ({ idEnding }) => `•••• ${idEnding}`),
    ofTicket('phone', t('verification.phone'), ({ phone }) => phone),
    ofTicket('boardingStatus', t('verification.boardingStatus'), ({ boardingStatus }) =>
      t(`verification.boarding.${boardingStatus}`),
    ),
    ofTicket('verified', t('verification.verified'), ({ verified }) =>
      t(verified ? 'verification.verified.yes' : 'verification.verified.no'),
    ),
    ofTicket('orderTime', t('verification.orderTime'), ({ orderTime }) => formatInstant(orderTime)),
    ofTicket('seat', t('verification.seat'), ({ seat }) => seat ?? ''),
    ofTicket('cabinType', t('verification.cabinType'), ({ cabinType }) =>
      t(`verification.cabin.${cabinType}`),
    ),
    {
      ...ofTicket('price', t('verification.price'), ({ priceSen }) =>
        priceSen === null ? '' : formatMoney(priceSen),
      ),
      align: 'right',
    },
    { id: 'sailing', title: t('column.sailing'), cell: ({ sailing }) => sailingName(sailing) },
    { id: 'account', title: t('column.account'), cell: ({ account }) => account },
    { id: 'device', title: t('verification.device'), cell: ({ device }) => device?.name ?? '' },
    {
      id: 'decided',
      title: t('verification.decided'),
      extra: true,
      cell: ({ offline }) => t(offline ? 'verification.offline' : 'verification.online'),
    },
    {
      id: 'happenedAt',
      title: t('verification.happenedAt'),
      extra: true,
      cell: ({ happenedAt }) => formatSecond(happenedAt),
    },
    {
      id: 'orderNo',
      title: t('verification.orderNo'),
      extra: true,
      cell: ({ ticket }) => ticket?.orderNo ?? '',
    },
    {
      id: 'readText',
      title: t('verification.readText'),
      extra: true,
      wrap: true,
      cell: ({ readText }) => readText,
    },
  ];
}

function ofTicket(id: string, title: string, cell: (ticket: RecordTicket) => ReactNode): RecordColumn {
  return { id, title, cell: ({ ticket }) => (ticket ? cell(ticket) : '') };
}
