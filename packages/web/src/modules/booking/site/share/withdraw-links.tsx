import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { ordersKey } from '../orders/orders-queries.ts';
import { AskLinkHint, needsAskedLink, Refused } from './ask-link-hint.tsx';
import css from './share-dialog.module.css';

interface WithdrawLinksProps {
  order: OrderWithTickets;
  isGuest: boolean;
  onClose: () => void;
}

/** Asks before every link to an order ends, and says how one comes back. */
export function WithdrawLinks({ order, isGuest, onClose }: WithdrawLinksProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { withSignIn } = useSignIn();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withSignIn(() => callApi(bookingCalls.withdrawLinks, { params: { id: order.id } })),
    onSuccess: async () => {
      showToast(t('links.withdraw.done'));
      onClose();
      await client.invalidateQueries({ queryKey: ordersKey });
    },
  });
  if (needsAskedLink(error))
    return (
      <Dialog title={t('links.withdraw')} onClose={onClose}>
        <AskLinkHint orderNo={order.orderNo} />
      </Dialog>
    );
  return (
    <Dialog question title={t('links.withdraw.title')} onClose={onClose}>
      <p className={css.text}>{t(isGuest ? 'links.withdraw.text' : 'links.withdraw.text.own')}</p>
      <Refused error={error} />
      <div className={css.answers}>
        <Button look="quiet" onClick={onClose} disabled={isPending}>
          {t('links.withdraw.no')}
        </Button>
        <Button look="second" onClick={() => mutate()} disabled={isPending}>
          {t('links.withdraw')}
        </Button>
      </div>
    </Dialog>
  );
}
