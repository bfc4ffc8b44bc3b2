import type { Order } from '@gangway/contract/booking/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { cancelOrders, ordersKey } from './orders-queries.ts';
import css from './cancel-orders.module.css';

/** Asks before orders are cancelled, says what that means, and does it. */
export function CancelOrders({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const t = useTranslate();
  const words = useOwnWords();
  const client = useQueryClient();
  const { withSignIn } = useSignIn();
  const [busy, setBusy] = useState(false);
  const count = orders.length;
  const cancel = async () => {
    setBusy(true);
    try {
      await withSignIn(() => cancelOrders(orders.map(({ id }) => id)));
      showToast(t('orders.cancel.done', { count }));
    } catch {
      // The answer has been shown; the orders are read again, for one of them has moved on.
    }
    await client.invalidateQueries({ queryKey: ordersKey });
    onClose();
  };
  return (
    <Dialog question title={t('orders.cancel.title', { count })} onClose={onClose}>
      <ul className={css.orders}>
        {orders.map(({ id, orderNo, sailing }) => (
          <li key={id}>
            <strong>{words(sailing.destination)}</strong>
            <span>
              {sailingDay(sailing.date)} · {t(`trip.slot.${sailing.slot}`)} · {orderNo}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('orders.cancel.text', { count })}</p>
      <div className={css.answers}>
        <Button look="quiet" onClick={onClose} disabled={busy}>
          {t('orders.cancel.no')}
        </Button>
        <Button look="second" onClick={() => void cancel()} disabled={busy}>
          {t('orders.cancel.yes', { count })}
        </Button>
      </div>
    </Dialog>
  );
}
