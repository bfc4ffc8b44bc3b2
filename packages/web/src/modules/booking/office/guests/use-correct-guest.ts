import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { fromTicket } from './from-ticket.ts';
import { useGuestCard } from './use-guest-card.ts';

/** What was typed wrongly of a guest: as it stands, as it should be, and the way to the corrected ticket. */
export function useCorrectGuest(order: OfficeOrderDetail, ticket: OfficeTicket, onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const [start] = useState(() => ({ ...fromTicket(ticket), keptFrom: 0 }));
  // As the card was filled: what somebody else saves meanwhile is refused, and not written over.
  const [seenAt] = useState(order.updatedAt);
  const card = useGuestCard(order, ticket, () => start);
  const { guest } = card;

  const submit = () =>
    card.submit(async (passenger) => {
      if (JSON.stringify(guest) === JSON.stringify(start)) return card.refuse(t('correctGuest.nothing'));
      try {
        const body = { updatedAt: seenAt, ticketId: ticket.id, passenger };
        const changed = await operate(bookingCalls.correctGuest, { params: { id: order.id }, body });
        client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
        showSuccess(t('correctGuest.done', { name: guest.name.trim(), orderNo: order.orderNo }));
        onDone();
      } finally {
        await refreshCalls(client, bookingCalls);
      }
    });
  return { ...card, submit };
}
