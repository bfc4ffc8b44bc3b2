import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { leave } from '#ui/office/forms/unsaved.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { PassengerCard } from '../counter/passenger-card.tsx';
import { GuestCardForm } from './guest-card-form.tsx';
import { useCorrectGuest } from './use-correct-guest.ts';

interface CorrectGuestProps {
  order: OfficeOrderDetail;
  /** Whose details are put right; null while nobody's are. */
  ticket: OfficeTicket | null;
  onClose: () => void;
}

/** Puts right what was typed wrongly of a guest: the card of the counter, filled in. */
export function CorrectGuest({ order, ticket, onClose }: CorrectGuestProps) {
  const t = useTranslate();
  return (
    <OfficeModal
      opened={ticket !== null}
      onClose={() => leave(onClose)}
      title={ticket ? t('correctGuest.title', { name: ticket.name }) : ''}
      size="xl"
    >
      {ticket ? <CorrectForm key={ticket.id} order={order} ticket={ticket} onClose={onClose} /> : null}
    </OfficeModal>
  );
}

function CorrectForm({ order, ticket, onClose }: CorrectGuestProps & { ticket: OfficeTicket }) {
  const t = useTranslate();
  const form = useCorrectGuest(order, ticket, onClose);
  return (
    <GuestCardForm
      form={form}
      keep={t('action.cancel')}
      confirm={t('correctGuest.confirm')}
      onClose={onClose}
    >
      <Text size="sm">{t('correctGuest.text')}</Text>
      <PassengerCard
        sale={form}
        passenger={form.guest}
        index={0}
        legend={t('correctGuest.guest')}
        withReferrer={false}
      />
    </GuestCardForm>
  );
}
