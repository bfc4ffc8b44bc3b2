import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { calls } from '@gangway/contract/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { counterPassenger } from '../counter/sale-values.ts';
import { useDeskPayment } from '../desk-payment/use-desk-payment.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { useGuestCard } from './use-guest-card.ts';

/** Who comes instead of a guest: what is typed, what is wrong with it, and the way to the new ticket. */
export function useReplaceGuest(
  order: OfficeOrderDetail,
  ticket: OfficeTicket,
  feeSen: number,
  onDone: () => void,
) {
  const t = useTranslate();
  const client = useQueryClient();
  const card = useGuestCard(order, ticket, () => counterPassenger(ticket.referrer));
  const desk = useDeskPayment();
  const keyFor = useWishKey();
  useUnsaved(desk.isBegun && !card.busy, true);

  const submit = () =>
    card.submit(async (passenger) => {
      const money = feeSen > 0 ? desk.read() : null;
      if (feeSen > 0 && !money) return;
      try {
        const wish = { ticketId: ticket.id, passenger, shownFeeSen: feeSen };
        const body = { key: keyFor(JSON.stringify(wish)), ...wish, money, note: desk.note };
        const changed = await operate(bookingCalls.replaceOfficeGuest, { params: { id: order.id }, body });
        client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
        showSuccess(t('replaceGuest.done', { name: card.guest.name.trim(), orderNo: order.orderNo }));
        onDone();
      } catch (error) {
        // It stands at its field, and goes when another is typed.
        if (!desk.slip.hear(error)) throw error;
      } finally {
        await refreshCalls(client, calls.booking, calls.payments);
      }
    });
  return { ...card, desk, submit };
}
