import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { showToast } from '#lib/toasts.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Dialog } from '#ui/site/dialog.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import { ChangeCalendar } from './change-calendar.tsx';
import { ChangePrice } from './change-price.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { useChange } from './use-change.ts';
import { useChangeQuote } from './use-change-quote.ts';
import css from './change-dialog.module.css';

interface ChangeDialogProps {
  order: OrderWithTickets;
  /** The day at the port. */
  today: string;
  onClose: () => void;
}

/** Moves an order to another sailing: which one, what it costs, how the rest is paid. */
export function ChangeDialog({ order, today, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<PublicSailing | null>(null);
  const query = useChangeQuote(order.id, chosen?.id ?? null);
  const { sailing, roomType, people } = order;
  const change = useChange(order.id, () => {
    showToast(t('change.done', { day: sailingDay(chosen?.date ?? '', true) }));
    onClose();
  });
  const quote = chosen && !query.isFetching ? query.data : undefined;
  const send = async (method: Parameters<typeof change.send>[0]['method']) => {
    if (!chosen || !quote) return;
    const reason = await change.send({
      sailingId: chosen.id,
      shownDueSen: quote.dueSen,
      shownDepartsAt: chosen.departsAt,
      shownTerms: quote.terms,
      method,
    });
    if (reason === 'order.refundChanged') await query.refetch();
    if (!notAsShown.has(reason)) return;
    setChosen(null);
    await client.invalidateQueries({ queryKey: monthQuery(chosen.date.slice(0, 7), roomType.id).queryKey });
  };
  return (
    <Dialog title={t('change.open')} onClose={onClose} sheet>
      <p className={css.lead}>
        {t('change.lead', {
          day: sailingDay(sailing.date, true),
          slot: t(`trip.slot.${sailing.slot}`),
          room: words(roomType.name),
          count: people,
        })}
      </p>
      <div className={css.parts}>
        <div className={css.part}>
          <ChangeCalendar
            order={order}
            today={today}
            chosen={chosen}
            onChoose={(wanted) => {
              setChosen(wanted);
              change.forget();
            }}
          />
        </div>
        <section className={css.part} aria-label={t('change.price')}>
          <h3>{t('change.price')}</h3>
          {!chosen && <p className={css.soft}>{t('change.none')}</p>}
          {chosen && query.isFetching && <Skeleton lines={5} />}
          {chosen && query.isError && !query.isFetching && (
            <NoChange error={query.error} onRetry={() => void query.refetch()} />
          )}
          {chosen && quote && <ChangePrice quote={quote} people={people} />}
          <ConfirmChange
            order={order}
            dueSen={quote?.dueSen ?? null}
            busy={change.busy}
            problem={change.problem}
            onClose={onClose}
            onConfirm={(method) => void send(method)}
          />
        </section>
      </div>
    </Dialog>
  );
}

/** The calendar is asked again then, and another one chosen, or the same as it is now. */
const notAsShown = new Set<string | null>([
  'booking.soldOut',
  'booking.closed',
  'booking.retimed',
  'booking.worseTerms',
  'record.changed',
]);

/** Why a sailing cannot be changed to: who of the order may not sail then, or what else; only that can be tried again. */
function NoChange({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const fields = error instanceof ApiError ? error.fields : [];
  if (fields.length === 0) return <LoadFailure text={error.message} onRetry={onRetry} />;
  return (
    <div role="alert" className={css.problem}>
      <p>{error.message}</p>
      <ul>
        {fields.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
