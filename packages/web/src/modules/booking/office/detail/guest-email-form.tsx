import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { guestEmailBody } from '@gangway/contract/booking/order-link-schemas.ts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { orderDetailQuery } from '../order-queries.ts';

interface GuestEmailFormProps {
  orderId: number;
  email: string;
  isPaid: boolean;
  onSaved: () => void;
}

/** Puts right where the tickets of a guest go. */
export function GuestEmailForm({ orderId, email, isPaid, onSaved }: GuestEmailFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  // As the form was opened: what somebody else put right meanwhile is refused, and not written over.
  const [shownEmail] = useState(email);
  const { form, frame } = useOfficeForm({
    initialValues: { email },
    draft: null,
    schema: guestEmailBody,
    toBody: (values) => ({ ...values, shownEmail }),
    save: async (body) => {
      const order = await operate(bookingCalls.correctGuestEmail, { params: { id: orderId }, body });
      client.setQueryData(orderDetailQuery(orderId).queryKey, order);
      showSuccess(t('orderLinks.correctDone', { email: body.email }));
      onSaved();
      await refreshCalls(client, bookingCalls);
    },
  });
  return (
    <DrawerForm {...frame} submitLabel={t('orderLinks.correct')}>
      <TextInput
        label={t('field.email')}
        description={t(isPaid ? 'orderLinks.correctText' : 'orderLinks.correctText.unpaid')}
        type="email"
        maxLength={254}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </DrawerForm>
  );
}
