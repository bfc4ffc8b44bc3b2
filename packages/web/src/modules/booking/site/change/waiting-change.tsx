import type { OrderWithTickets, WaitingChange as Waiting } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useState } from 'react';
import { jumpPath } from '#lib/site-urls.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { Hold } from '../orders/hold.tsx';
import type { ServerClock } from '../orders/server-clock.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { useChange } from './use-change.ts';
import css from './waiting-change.module.css';

interface WaitingChangeProps {
  order: OrderWithTickets;
  change: Waiting;
  clock: ServerClock;
}

/** A change of date that waits for its payment: how long its place is held, and the way on. */
export function WaitingChange({ order, change, clock }: WaitingChangeProps) {
  const t = useTranslate();
  const [paying, setPaying] = useState(false);
  const { date, slot, dueSen, expiresAt, paymentId } = change;
  const title = t('change.waiting', { day: sailingDay(date, true), slot: t(`trip.slot.${slot}`) });
  return (
    <section className={css.waiting}>
      <h2>{title}</h2>
      <p>{t('change.waiting.text', { amount: formatMoney(dueSen) })}</p>
      <Hold order={{ holdExpiresAt: expiresAt }} clock={clock} />
      <div>
        {paymentId !== null && <ButtonLink to={jumpPath(paymentId)}>{t('change.waiting.pay')}</ButtonLink>}
        {paymentId === null && <Button onClick={() => setPaying(true)}>{t('change.waiting.pay')}</Button>}
      </div>
      {paying && <PayChange title={title} order={order} change={change} onClose={() => setPaying(false)} />}
    </section>
  );
}

interface PayChangeProps {
  title: string;
  order: OrderWithTickets;
  change: Waiting;
  onClose: () => void;
}

/** The payment that was begun is over without money: another one is chosen for the same place. */
function PayChange({ title, order, change, onClose }: PayChangeProps) {
  const t = useTranslate();
  const { sailingId, date, dueSen } = change;
  const { busy, problem, send } = useChange(order.id, () => {
    showToast(t('change.done', { day: sailingDay(date, true) }));
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={css.pay}>
        <ConfirmChange
          order={order}
          dueSen={dueSen}
          busy={busy}
          problem={problem}
          onClose={onClose}
          onConfirm={(method) => void send({ sailingId, shownDueSen: dueSen, method })}
        />
      </div>
    </Dialog>
  );
}
