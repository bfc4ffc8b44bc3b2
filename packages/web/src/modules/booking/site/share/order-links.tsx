import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useId, useState } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { GuestEmailDialog } from './guest-email-dialog.tsx';
import { WithdrawLinks } from './withdraw-links.tsx';
import css from './share-dialog.module.css';

/** Where mails about an order go, and the end of every link to it. */
export function OrderLinks({ order, user }: { order: OrderWithTickets; user: SessionUser }) {
  const t = useTranslate();
  const titleId = useId();
  const [open, setOpen] = useState<'email' | 'withdraw' | null>(null);
  const isGuest = user.kind === 'guest';
  const close = () => setOpen(null);
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isGuest ? 'links.title' : 'links.title.own')}</h2>
      <div className={css.parts}>
        {isGuest && (
          <div>
            <p className={css.address}>{t('links.email', { email: user.name })}</p>
            <Button look="quiet" onClick={() => setOpen('email')}>
              {t('links.wrong')}
            </Button>
          </div>
        )}
        <div>
          <p>{t(isGuest ? 'links.text' : 'links.text.own')}</p>
          <Button look="quiet" onClick={() => setOpen('withdraw')}>
            {t('links.withdraw')}
          </Button>
        </div>
      </div>
      {open === 'email' && (
        <GuestEmailDialog
          email={user.name}
          orderNo={order.orderNo}
          isPaid={order.status === 'paid'}
          onClose={close}
        />
      )}
      {open === 'withdraw' && <WithdrawLinks order={order} isGuest={isGuest} onClose={close} />}
    </section>
  );
}
