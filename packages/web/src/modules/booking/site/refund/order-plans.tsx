import { canChange } from '@gangway/contract/booking/refund-rules.ts';
import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { hasDeparted } from '@gangway/contract/sailings/departure.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { loadTexts } from '#ui/site/languages.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import type { ServerClock } from '../orders/server-clock.ts';
import { RefundTerms } from './refund-terms.tsx';
import css from './order-plans.module.css';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));
const ChangeDialog = lazy(async () => {
  const texts = (['wizard', 'offers', 'pay'] as const).map((part) => loadTexts(part));
  const [module] = await Promise.all([import('../change/change-dialog.tsx'), ...texts]);
  return { default: module.ChangeDialog };
});

interface OrderPlansProps {
  order: OrderWithTickets;
  clock: ServerClock;
  onReplace: (ticket: Ticket) => void;
}

/** What an order allows when plans change: by which terms guests are cancelled, and until when the date can be changed. */
export function OrderPlans({ order, clock, onReplace }: OrderPlansProps) {
  const t = useTranslate();
  const settings = useSiteSettings();
  const [open, setOpen] = useState<'refund' | 'change' | null>(null);
  const [now] = useState(() => new Date(Date.now() + clock));
  const { status, sailing, refundTerms, nonRefundable, change } = order;
  if (status !== 'paid') return <p className={css.quiet}>{t(`change.not.${status}`)}</p>;
  const today = portDate(now);
  const hasSailed = hasDeparted(sailing, now);
  const canCancel = !hasSailed && !change && order.tickets.some(isAshore);
  const canMove = canChange(today, sailing.date, settings.changeClosedDays);
  const lastDay = addDays(sailing.date, -settings.changeClosedDays - 1);
  return (
    <section className={css.plans}>
      <h2>{t('refund.section')}</h2>
      {!hasSailed && (
        <RefundTerms {...refundTerms} date={sailing.date} today={today} nonRefundable={nonRefundable} />
      )}
      {(hasSailed || change) && (
        <p className={css.note}>{t(hasSailed ? 'refund.departed' : 'refund.waiting')}</p>
      )}
      {!hasSailed && !change && (
        <p className={css.note}>
          {canMove
            ? t('change.until', {
                day: sailingDay(lastDay, true),
                fee: formatMoney(settings.changeFeeSen),
              })
            : t('change.closed', { days: settings.changeClosedDays })}
        </p>
      )}
      {canCancel && (
        <p className={css.note}>
          {settings.guestFeeSen > 0
            ? t('guest.note.fee', { fee: formatMoney(settings.guestFeeSen) })
            : t('guest.note')}
        </p>
      )}
      {canCancel && (
        <div className={css.ways}>
          {canMove && (
            <Button look="second" onClick={() => setOpen('change')}>
              {t('change.open')}
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpen('refund')}>
            {t('refund.open')}
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'refund' && (
          <RefundDialog
            order={order}
            onReplace={(ticket) => {
              setOpen(null);
              onReplace(ticket);
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'change' && <ChangeDialog order={order} today={today} onClose={() => setOpen(null)} />}
      </Suspense>
    </section>
  );
}

/** Whoever has boarded cannot be cancelled any more. */
function isAshore({ live, boardedAt }: OrderWithTickets['tickets'][number]): boolean {
  return live && boardedAt === null;
}
