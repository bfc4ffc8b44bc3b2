import { formatMoney } from '@gangway/contract/core/money.ts';
import { useEffect } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { ChosenTermsLater, loadChosenTerms } from '../refund/chosen-terms-later.tsx';
import type { Draft } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import { MethodField } from './method-field.tsx';
import { PriceNotice } from './price-notice.tsx';
import { TermsTick } from './terms-tick.tsx';
import { acceptPrice, type Offer } from './use-offer.ts';
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
  const { totalSen, before } = offer;
  const { date, sailingId, roomTypeId } = draft;
  const total = totalSen === null ? '…' : formatMoney(totalSen);
  // They come together with the methods, not after them.
  useEffect(() => void loadChosenTerms(), []);
  const notice = totalSen !== null && before !== null && (
    <PriceNotice before={before} now={totalSen} onAccept={() => acceptPrice(totalSen)} />
  );
  if (draft.editing)
    return (
      <div className={css.pay}>
        {notice}
        <div className={css.ways}>
          <Button aria-disabled={busy} onClick={onCart}>
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
        <ChosenTermsLater date={date ?? ''} sailingId={sailingId ?? 0} roomTypeId={roomTypeId ?? 0}>
          <TermsTick checked={agreed} onTick={onAgree} />
          <div className={css.ways}>
            {/* Not disabled, which would drop the focus: a second press is the same wish, and a sign-in that is closed leads back here. */}
            <Button aria-disabled={busy} onClick={onPay}>
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
