import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { matchesGuest } from '@gangway/contract/booking/matches-guest.ts';
import type { SailingGuest } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import { Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { Link } from '#ui/shared/link.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';

const shownAtOnce = 100;

/** Everybody who is booked on a sailing, found by name, order or telephone. */
export function GuestList({ sailingId: id }: { sailingId: number }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(callOptions(sailingDeskCalls.sailingGuests, { params: { id } }));
  if (!data) return <Skeleton height={120} />;
  if (data.length === 0) return <Text size="sm">{t('sailingDesk.noGuests')}</Text>;
  const found = data.filter((guest) => matchesGuest(guest, typed));
  const left = found.length - shownAtOnce;
  return (
    <>
      <Group mb="xs" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={t('sailingDesk.find')}
          placeholder={t('sailingDesk.find')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
        />
        <ExportButton
          call={sailingDeskCalls.exportSailingGuests}
          args={{ params: { id }, body: { filter: { keyword: typed } } }}
          count={found.length}
        />
      </Group>
      {found.length === 0 ? (
        <Text size="sm" role="status">
          {t('sailingDesk.noMatch')}
        </Text>
      ) : (
        <StackTable
          label={t('sailingDesk.guests')}
          rows={found.slice(0, shownAtOnce)}
          rowKey={(guest) => guest.ticketId}
          columns={guestColumns(t)}
        />
      )}
      {left > 0 ? (
        <Text size="sm" mt="xs" c="dimmed">
          {t('sailingDesk.more', { count: left })}
        </Text>
      ) : null}
    </>
  );
}

function Standing({ guest }: { guest: SailingGuest }) {
  const t = useTranslate();
  if (guest.orderStatus === 'unpaid') return <OrderStatusBadge status="unpaid" />;
  if (guest.disembarkedAt) return t('sailingDesk.ashore');
  return t(guest.boardedAt ? 'sailingDesk.aboard' : 'sailingDesk.expected');
}

function guestColumns(t: typeof translate): StackColumn<SailingGuest>[] {
  return [
    { title: t('field.name'), cell: (guest) => guest.name },
    { title: t('field.phone'), cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
    {
      title: t('sailingDesk.room'),
      cell: ({ roomType, roomNumber }) =>
        [ownWords(roomType), roomNumber].filter((part) => part !== null).join(' · '),
    },
    { title: t('field.status'), cell: (guest) => <Standing guest={guest} /> },
    {
      title: t('shipOrder.orderNo'),
      cell: ({ orderId, orderNo }) => (
        <Link to={screenPath(ordersScreen, { order: orderId })}>{orderNo}</Link>
      ),
    },
  ];
}
