import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { mailTicketsBody } from '@gangway/contract/booking/paper-schemas.ts';
import { TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { newKey } from '#lib/new-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess, showWarning } from '#ui/office/toast.ts';
import css from './papers.module.css';

/** Mails the tickets, to the address of the order or to another. */
export function MailTickets({ orderId, email }: { orderId: number; email: string }) {
  const t = useTranslate();
  const [typed, setTyped] = useState(email);
  // Sent again after a failure, the same wish is one mail; once it is written, the next press is a new one.
  const [key, setKey] = useState(newKey);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(email);
  useUnsaved(typed.trim() !== sent && !busy, true);

  async function send(): Promise<void> {
    const body = mailTicketsBody.safeParse({ key, email: typed.trim() });
    setWrong(!body.success);
    if (!body.success) return;
    setBusy(true);
    try {
      const { recipient, status } = await operate(bookingCalls.mailTickets, {
        params: { id: orderId },
        body: body.data,
      });
      setKey(newKey());
      setSent(typed.trim());
      if (status === 'kept') showWarning(t('papers.kept', { recipient }));
      else showSuccess(t('papers.sent', { recipient }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className={css.mail}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        aria-label={t('papers.email')}
        placeholder={t('papers.email')}
        type="email"
        maxLength={254}
        value={typed}
        error={wrong ? t('papers.noEmail') : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          // Another address is another wish.
          setKey(newKey());
          setWrong(false);
        }}
      />
      <SendButton variant="default" loading={busy} leftSection={<IconMail size={17} aria-hidden />}>
        {t('papers.send')}
      </SendButton>
    </form>
  );
}
