import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { Button, Group } from '@mantine/core';
import { IconLinkOff, IconMailCog } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { GuestEmailForm } from './guest-email-form.tsx';

/** Where mails of an order go that was booked without an account, and the end of every link to it. */
export function OrderLinks({ order }: { order: OfficeOrderDetail }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const close = useCallback(() => setCorrecting(false), []);
  const { guest, orderNo } = order;

  async function withdraw(): Promise<void> {
    await operate(bookingCalls.withdrawOfficeLinks, { params: { id: order.id } });
    showSuccess(t('orderLinks.withdrawDone', { orderNo }));
    await refreshCalls(client, bookingCalls);
  }

  return (
    <Group gap="xs">
      {guest ? (
        <Button
          size="compact-md"
          variant="light"
          leftSection={<IconMailCog size={16} aria-hidden />}
          onClick={() => setCorrecting(true)}
        >
          {t('orderLinks.correct')}
        </Button>
      ) : null}
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<IconLinkOff size={16} aria-hidden />}
        onClick={() =>
          confirmDanger({
            title: t('orderLinks.withdrawTitle', { orderNo }),
            text: t(guest ? 'orderLinks.withdrawText' : 'orderLinks.withdrawText.own'),
            confirm: t('orderLinks.withdraw'),
            keep: t('orderLinks.keep'),
            onConfirm: () => void withdraw(),
          })
        }
      >
        {t('orderLinks.withdraw')}
      </Button>
      <FormDrawer opened={isCorrecting} title={t('orderLinks.correct')} onClose={close}>
        {guest ? (
          <GuestEmailForm
            orderId={order.id}
            email={guest.email}
            isPaid={order.status === 'paid'}
            onSaved={close}
          />
        ) : null}
      </FormDrawer>
    </Group>
  );
}
