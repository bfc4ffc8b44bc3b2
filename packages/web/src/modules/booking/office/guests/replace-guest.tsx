import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { leave } from '#ui/office/forms/unsaved.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { siteSettingsQuery } from '#modules/settings/queries.ts';
import { DeskPayment } from '../desk-payment/desk-payment.tsx';
import { PassengerCard } from '../counter/passenger-card.tsx';
import { GuestCardForm } from './guest-card-form.tsx';
import { useReplaceGuest } from './use-replace-guest.ts';

interface ReplaceGuestProps {
  order: OfficeOrderDetail;
  /** Who goes; null while nobody does. */
  ticket: OfficeTicket | null;
  onClose: () => void;
}

/** Somebody else in the place of a guest: the card of the counter, and what it does. */
export function ReplaceGuest({ order, ticket, onClose }: ReplaceGuestProps) {
  const t = useTranslate();
  // What it costs now, not when this page was opened.
  const settings = useQuery({ ...siteSettingsQuery, staleTime: 0, enabled: ticket !== null });
  return (
    <OfficeModal
      opened={ticket !== null}
      onClose={() => leave(onClose)}
      title={ticket ? t('replaceGuest.title', { name: ticket.name }) : ''}
      size="xl"
    >
      {ticket && settings.data && !settings.isFetching ? (
        <ReplaceForm order={order} ticket={ticket} feeSen={settings.data.guestFeeSen} onClose={onClose} />
      ) : (
        <Skeleton height={260} />
      )}
    </OfficeModal>
  );
}

interface ReplaceFormProps {
  order: OfficeOrderDetail;
  ticket: OfficeTicket;
  feeSen: number;
  onClose: () => void;
}

function ReplaceForm({ order, ticket, feeSen, onClose }: ReplaceFormProps) {
  const t = useTranslate();
  const form = useReplaceGuest(order, ticket, feeSen, onClose);
  const { name } = ticket;
  const fee = formatMoney(feeSen);
  return (
    <GuestCardForm
      form={form}
      first="[data-first]"
      keep={t('replaceGuest.keep', { name })}
      confirm={feeSen > 0 ? t('replaceGuest.confirmFee', { name, fee }) : t('replaceGuest.confirm', { name })}
      onClose={onClose}
    >
      <Text size="sm">{t('replaceGuest.text', { name })}</Text>
      <PassengerCard sale={form} passenger={form.guest} index={0} legend={t('replaceGuest.newcomer')} />
      <Text size="sm" fw={600}>
        {feeSen > 0 ? t('replaceGuest.fee', { fee }) : t('replaceGuest.free')}
      </Text>
      {feeSen > 0 ? <DeskPayment desk={form.desk} /> : null}
    </GuestCardForm>
  );
}
