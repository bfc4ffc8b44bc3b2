import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { siteSettingsQuery } from '#modules/settings/queries.ts';
import { DeskPayment } from '../desk-payment/desk-payment.tsx';
import { PassengerCard } from '../counter/passenger-card.tsx';
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
    <Modal
      opened={ticket !== null}
      onClose={onClose}
      title={ticket ? t('replaceGuest.title', { name: ticket.name }) : ''}
      size="xl"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {ticket && settings.data && !settings.isFetching ? (
        <ReplaceForm order={order} ticket={ticket} feeSen={settings.data.guestFeeSen} onClose={onClose} />
      ) : (
        <Skeleton height={260} />
      )}
    </Modal>
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
  const box = useRef<HTMLFormElement>(null);
  const { attempt } = form;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(attempt > 0 ? '[aria-invalid="true"]' : '[data-first]')?.focus();
  }, [attempt]);
  const { name } = ticket;
  const fee = formatMoney(feeSen);
  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('replaceGuest.text', { name })}</Text>
        <PassengerCard sale={form} passenger={form.guest} index={0} legend={t('replaceGuest.newcomer')} />
        <Text size="sm" fw={600}>
          {feeSen > 0 ? t('replaceGuest.fee', { fee }) : t('replaceGuest.free')}
        </Text>
        {feeSen > 0 ? <DeskPayment desk={form.desk} /> : null}
        {form.refusal ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {form.refusal}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('replaceGuest.keep', { name })}
          </Button>
          <Button type="submit" loading={form.busy}>
            {feeSen > 0 ? t('replaceGuest.confirmFee', { name, fee }) : t('replaceGuest.confirm', { name })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
