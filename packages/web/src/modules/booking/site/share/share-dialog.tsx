import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Ticket } from '@gangway/contract/booking/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { sharedTicketPath } from '#lib/site-urls.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { ordersKey } from '../orders/orders-queries.ts';
import { AskLinkHint, needsAskedLink, Refused } from './ask-link-hint.tsx';
import css from './share-dialog.module.css';

interface ShareDialogProps {
  ticket: Ticket;
  orderNo: string;
  onClose: () => void;
}

/** The link that shows one ticket: made, copied, sent on, and withdrawn. */
export function ShareDialog({ ticket, orderNo, onClose }: ShareDialogProps) {
  const t = useTranslate();
  const { link, make, withdraw, busy, error } = useShare(ticket, onClose);
  const { name } = ticket;
  if (needsAskedLink(error))
    return (
      <Dialog title={t('share.title', { name })} onClose={onClose}>
        <AskLinkHint orderNo={orderNo} />
      </Dialog>
    );
  return (
    <Dialog title={t('share.title', { name })} onClose={onClose}>
      <p className={css.text}>{t('share.text', { name })}</p>
      <Refused error={error} />
      {!link && (
        <Button aria-disabled={busy} onClick={make}>
          {t('share.make')}
        </Button>
      )}
      {link && <Link url={new URL(sharedTicketPath(link.token), location.href).href} />}
      {link && (
        <p className={css.since}>
          {t('share.since', { at: momentAtPort(link.sharedAt) })}
          <Button look="quiet" aria-disabled={busy} onClick={withdraw}>
            {t('share.withdraw')}
          </Button>
        </p>
      )}
    </Dialog>
  );
}

function useShare(ticket: Ticket, onWithdrawn: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const { withSignIn } = useSignIn();
  const params = { id: ticket.id };
  const refresh = () => client.invalidateQueries({ queryKey: ordersKey });
  const share = useMutation({
    mutationFn: () => withSignIn(() => callApi(bookingCalls.shareTicket, { params })),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => withSignIn(() => callApi(bookingCalls.withdrawTicket, { params })),
    onSuccess: async () => {
      showToast(t('share.withdrawn'));
      onWithdrawn();
      await refresh();
    },
  });
  const { mutate } = share;
  // One that was shared before has its link at once: asked again, it is the same.
  const isShared = ticket.sharedAt !== null;
  useEffect(() => {
    if (isShared) mutate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it stood when the dialog opened
  }, []);
  const busy = share.isPending || end.isPending;
  return {
    link: share.data,
    make: () => busy || mutate(),
    withdraw: () => busy || end.mutate(),
    // Said and not enforced: a button that is disabled loses the focus to nowhere.
    busy,
    error: share.error ?? end.error,
  };
}

function Link({ url }: { url: string }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('share.copied'));
    } catch {
      // Where a browser does not let pages copy, the link is selected to be copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className={css.link}>
      <label>
        {t('share.link')}
        <input ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className={css.ways}>
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
        {'share' in navigator && (
          // Whoever closes the list of ways to send it has not failed.
          <Button look="quiet" onClick={() => void navigator.share({ url }).catch(() => null)}>
            {t('share.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
