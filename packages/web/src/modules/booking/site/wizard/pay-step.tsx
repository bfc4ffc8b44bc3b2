import { formatMoney } from '@gangway/contract/core/money.ts';
import { useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { ChosenTermsLater, loadChosenTerms } from '../refund/chosen-terms-later.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import type { Draft } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import { MethodField } from './method-field.tsx';
import { TermsTick } from './terms-tick.tsx';
import { acceptOffer, type Offer } from './use-offer.ts';
import css from './pay-step.module.css';

interface PayStepProps {
  draft: Draft;
  offer: Offer;
  agreed: boolean;
  busy: boolean;
  onAgree: (agreed: boolean) => void;
  onPay: () => void;
  onCart: () => void;
  onStop: () => void;
}

/** The last step: how to pay, what it comes to, the terms, and off it goes. */
export function PayStep({ draft, offer, agreed, busy, onAgree, onPay, onCart, onStop }: PayStepProps) {
  const t = useTranslate();
  const { holdMinutes } = useSiteSettings();
  const { totalSen, changes } = offer;
  const total = totalSen === null ? '…' : formatMoney(totalSen);
  // They come together with the methods, not after them.
  useEffect(() => void loadChosenTerms(), []);
  const goOn = useRef<HTMLButtonElement>(null);
  const accept = () => {
    acceptOffer(offer);
    // The button that was pressed goes with its notice.
    goOn.current?.focus();
  };
  const notice = changes.length > 0 && <ChangedNotice changes={changes} onAccept={accept} />;
  if (draft.editing)
    return (
      <div className={css.pay}>
        {notice}
        {notice && <ChosenTermsLater date={draft.date ?? ''} terms={offer.terms} />}
        <div className={css.ways}>
          <Button ref={goOn} aria-disabled={busy} onClick={onCart}>
            {t(busy ? 'form.busy' : 'wizard.cart.saveLine')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={onStop}>
            {t('wizard.cart.leaveLine')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={css.pay}>
      <MethodField
        value={draft.method}
        totalSen={totalSen}
        onChange={(method) => changeDraft((now) => ({ ...now, method }))}
      >
        {draft.method === 'cash' && (
          <p className={css.note}>{t('wizard.method.cash', { minutes: holdMinutes })}</p>
        )}
        {notice}
        <ChosenTermsLater date={draft.date ?? ''} terms={offer.terms}>
          <TermsTick checked={agreed} onTick={onAgree} />
          <div className={css.ways}>
            {/* Not disabled, which would drop the focus: a second press is the same wish, and a sign-in that is closed leads back here. */}
            <Button ref={goOn} aria-disabled={busy} onClick={onPay}>
              {busy ? t('form.busy') : t('pay.go', { total })}
            </Button>
            <Button look="quiet" aria-disabled={busy} onClick={onCart}>
              {t('wizard.toCart')}
            </Button>
          </div>
          <p className={css.note}>{t('wizard.hold', { minutes: holdMinutes })}</p>
        </ChosenTermsLater>
      </MethodField>
    </div>
  );
}
