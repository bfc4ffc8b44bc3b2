import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useState } from 'react';
import { isRefusal } from '#lib/is-refusal.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { CabinStays } from './cabin-stays.tsx';
import { NothingBack, nothingBackId } from './nothing-back.tsx';
import { QuotedRefund } from './quoted-refund.tsx';
import { useRefund } from './use-refund.ts';
import { WhoLeaves } from './who-leaves.tsx';
import css from './refund-dialog.module.css';

interface RefundDialogProps {
  order: OrderWithTickets;
  /** Somebody else is to travel instead. */
  onReplace: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Cancels guests of an order: who, what it costs, what comes back and how; only then the question. */
export function RefundDialog({ order, onReplace, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const guests = order.tickets.filter(({ live, boardedAt }) => live && boardedAt === null);
  const [chosen, setChosen] = useState<readonly number[]>(guests.length === 1 ? guests.map(idOf) : []);
  const [understood, setUnderstood] = useState(false);
  const [untickedAsked, setUntickedAsked] = useState(false);
  const count = chosen.length;
  const staying = order.tickets.filter(({ live }) => live).length - count;
  const { query, busy, failure, before, forget, send } = useRefund(order.id, chosen, () => {
    showToast(t('refund.done', { count }));
    onClose();
  });
  const quote = count > 0 && !query.isFetching ? query.data : undefined;
  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    setUnderstood(false);
    setUntickedAsked(false);
    forget();
  };
  const confirm = () => {
    if (!quote) return;
    if (quote.backSen > 0 || quote.paidSen === 0 || understood) return void send(quote);
    setUntickedAsked(true);
    document.getElementById(nothingBackId)?.focus();
  };
  return (
    <Dialog title={t('refund.open')} onClose={onClose}>
      <div className={css.body}>
        {guests.length > 1 && <WhoLeaves guests={guests} chosen={chosen} onChoose={choose} />}
        {before !== null && quote && (
          <p role="alert" className={css.changed}>
            {t('refund.changed', { now: formatMoney(quote.backSen), before: formatMoney(before) })}
          </p>
        )}
        {count === 0 && <p className={css.soft}>{t('refund.choose')}</p>}
        {count > 0 && query.isFetching && <Skeleton lines={4} />}
        {count > 0 && query.isError && !query.isFetching && (
          <NoQuote error={query.error} onRetry={() => void query.refetch()} />
        )}
        {quote && quote.why === 'cabin' && (
          <CabinStays
            guest={count === 1 ? guests.find(({ id }) => chosen.includes(id)) : undefined}
            count={count}
            onReplace={onReplace}
          />
        )}
        {quote && quote.why !== 'cabin' && <QuotedRefund quote={quote} staying={staying} />}
        {quote && quote.backSen === 0 && quote.paidSen > 0 && (
          <NothingBack
            paidSen={quote.why === 'cabin' ? null : quote.paidSen}
            checked={understood}
            isMissing={untickedAsked && !understood}
            onTick={setUnderstood}
          />
        )}
        {failure && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
        <div className={css.ways}>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            {t('refund.keep')}
          </Button>
          {quote && quote.why !== 'noShow' && (
            <Button look="second" onClick={confirm} disabled={busy}>
              {busy
                ? t('form.busy')
                : quote.backSen > 0
                  ? t('refund.confirm', { count, amount: formatMoney(quote.backSen) })
                  : t('refund.confirm.nothing', { count })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** These guests cannot be cancelled, and why; or the answer has not come. */
function NoQuote({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isRefusal(error)) return <LoadFailure text={error.message} onRetry={onRetry} />;
  return (
    <p role="alert" className={css.failure}>
      {error.message}
    </p>
  );
}

const idOf = ({ id }: { id: number }) => id;
