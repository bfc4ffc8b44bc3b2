import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadSessionUser, sessionKey } from '#lib/session.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Dialog } from '#ui/site/dialog.tsx';
import { ordersKey } from '../orders/orders-queries.ts';
import { AskLinkHint, needsAskedLink } from './ask-link-hint.tsx';
import css from './share-dialog.module.css';

const GuestEmailForm = lazy(async () => ({
  default: (await import('../look-up/guest-forms.ts')).GuestEmailForm,
}));

interface GuestEmailDialogProps {
  /** Where mails go now. */
  email: string;
  orderNo: string;
  isPaid: boolean;
  onClose: () => void;
}

/** Another address for what was booked without an account, and what comes of it. */
export function GuestEmailDialog({ email, orderNo, isPaid, onClose }: GuestEmailDialogProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const done = async (now: string) => {
    client.setQueryData(sessionKey, await loadSessionUser());
    showToast(t('links.email.done', { email: now }));
    onClose();
    await client.invalidateQueries({ queryKey: ordersKey });
  };
  const refused = (error: unknown) => {
    const isAsking = needsAskedLink(error);
    setAsks(isAsking);
    return isAsking;
  };
  return (
    <Dialog title={t('links.email.title')} onClose={onClose}>
      {asks && <AskLinkHint orderNo={orderNo} />}
      {!asks && (
        <>
          <p className={css.lead}>{t(isPaid ? 'links.email.paid' : 'links.email.unpaid')}</p>
          <Suspense>
            <GuestEmailForm email={email} onDone={done} onRefused={refused} />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}
