import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { PassengerCard } from '../counter/passenger-card.tsx';
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
    <Modal
      opened={ticket !== null}
      onClose={onClose}
      title={ticket ? t('correctGuest.title', { name: ticket.name }) : ''}
      size="xl"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {ticket ? <CorrectForm key={ticket.id} order={order} ticket={ticket} onClose={onClose} /> : null}
    </Modal>
  );
}

function CorrectForm({ order, ticket, onClose }: CorrectGuestProps & { ticket: OfficeTicket }) {
  const t = useTranslate();
  const form = useCorrectGuest(order, ticket, onClose);
  const box = useRef<HTMLFormElement>(null);
  const { attempt } = form;
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
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
        <Text size="sm">{t('correctGuest.text')}</Text>
        <PassengerCard
          sale={form}
          passenger={form.guest}
          index={0}
          legend={t('correctGuest.guest')}
          withReferrer={false}
        />
        {form.refusal ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {form.refusal}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('correctGuest.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
