import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { showToast } from '#lib/toasts.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { FormContext } from '#ui/site/form-context.ts';
import { FormSummary } from '#ui/site/form-summary.tsx';
import { fromSaved } from '#modules/booking/shared/passenger-draft.ts';
import { savedPassengersQuery } from '#modules/customers/queries.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { CountryList } from '../passengers/nationality-field.tsx';
import { PassengerFields } from '../passengers/passenger-fields.tsx';
import { SavedPassengers } from '../passengers/saved-passengers.tsx';
import { usePayMethods } from '../pay/use-pay-methods.ts';
import css from '../refund/refund-dialog.module.css';
import { useReplaceGuest } from './use-replace-guest.ts';

interface ReplaceDialogProps {
  order: OrderWithTickets;
  ticket: Ticket;
  /** The day at the port. */
  today: string;
  onClose: () => void;
}

/** Somebody else in the place of a guest: who, what it costs, and that the old ticket ends with it. */
export function ReplaceDialog({ order, ticket, today, onClose }: ReplaceDialogProps) {
  const t = useTranslate();
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { user } = useSession();
  const { houseCode, guestFeeSen } = useSiteSettings();
  const { balanceSen } = usePayMethods();
  const saved = useQuery({ ...savedPassengersQuery(user?.id ?? 0), enabled: user?.kind === 'customer' });
  const { name } = ticket;
  const { guest, form, busy, failure, change, send } = useReplaceGuest(
    { order, ticket, today, houseCode },
    (newName) => {
      showToast(t('guest.done', { name: newName }));
      onClose();
    },
  );
  const isPayable = guestFeeSen === 0 || balanceSen !== null;
  return (
    <Dialog title={t('guest.title', { name })} onClose={onClose} sheet>
      <FormContext value={{ prefix, errors: form.errors, clear: form.clear }}>
        <form
          noValidate
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && isPayable) void send(guestFeeSen);
          }}
        >
          <p>{t('guest.lead', { name })}</p>
          <FormSummary
            ref={summary}
            title={t('form.problems')}
            prefix={prefix}
            errors={form.errors}
            failure={null}
          />
          <div className={css.body} onFocus={form.prepare}>
            <CountryList />
            <SavedPassengers
              saved={saved.data ?? []}
              chosen={guest.savedPassengerId}
              onChoose={(one) => change(fromSaved(one, guest))}
            />
            <PassengerFields
              index={0}
              passenger={guest}
              today={today}
              houseCode={houseCode}
              onChange={change}
              onLeave={form.leave}
              canKeep={false}
            />
          </div>
          <p>{feeWords()}</p>
          {failure && (
            <p role="alert" className={css.failure}>
              {failure}
            </p>
          )}
          <div className={css.ways}>
            <Button look="quiet" onClick={onClose} disabled={busy}>
              {t('guest.keep', { name })}
            </Button>
            {isPayable && (
              <Button type="submit" disabled={busy}>
                {busy
                  ? t('form.busy')
                  : t(guestFeeSen > 0 ? 'guest.confirm.fee' : 'guest.confirm', {
                      name,
                      fee: formatMoney(guestFeeSen),
                    })}
              </Button>
            )}
          </div>
        </form>
      </FormContext>
    </Dialog>
  );

  function feeWords(): string {
    const fee = formatMoney(guestFeeSen);
    if (guestFeeSen === 0) return t('guest.fee.none');
    return balanceSen === null
      ? t('guest.fee.counter', { fee })
      : t('guest.fee.balance', { fee, balance: formatMoney(balanceSen) });
  }
}
