import { portDate } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormErrors } from '#lib/field-errors.ts';
import { bookingPage, payPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { FormContext } from '#ui/site/form-context.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { useShortBalance } from '../pay/use-pay-methods.ts';
import { editInDraft } from '../wizard/draft-store.ts';
import { MethodField } from '../wizard/method-field.tsx';
import { TermsTick } from '../wizard/terms-tick.tsx';
import { type Accepted, type CartItem, cartTotal, lineChanges, lineState } from './cart-item.ts';
import { CartLineCard } from './cart-line-card.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { lineDraft } from './line-draft.ts';
import { changeLocalLine } from './local-cart.ts';
import { useCart } from './use-cart.ts';
import { type CheckoutResult, useCartCheckout } from './use-cart-checkout.ts';
import css from './cart-panel.module.css';

/** Everything in the cart, over several days, and one checkout for all of it. */
export function CartPanel({ arrive }: { arrive: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const cart = useCart();
  const { items } = cart;
  const [today] = useState(() => portDate(new Date()));
  const [accepted, setAccepted] = useState<Accepted>(new Map());
  const wish = usePayWish();
  const { busy, result, failure, failureOf, agree, checkout } = useCartCheckout(items, accepted, today);

  /** As it stands there now. */
  const accept = (item: CartItem) => {
    const { totalSen, terms } = item.quote ?? {};
    const agreed = {
      shownTotalSen: totalSen ?? item.shownTotalSen,
      shownTerms: terms ?? item.shownTerms,
    };
    agree(item.key);
    if (item.from === 'browser') changeLocalLine(item.id, { line: { ...item.line, ...agreed } });
    else setAccepted((before) => new Map(before).set(item.key, agreed));
  };
  const edit = (item: CartItem) => {
    editInDraft(lineDraft(item));
    void navigate(bookingPage);
  };

  if (cart.pending && items.length === 0) return <Skeleton lines={8} />;
  if (cart.failed && items.length === 0)
    return <LoadFailure text={t('wizard.cart.failed')} onRetry={cart.retry} />;
  if (items.length === 0 && !result) return <EmptyCart />;
  return (
    <div className={css.cart}>
      <Outcome result={result} failure={failure} />
      <div className={css.list}>
        <Lines arrive={arrive}>
          {items.map((item) => (
            <CartLineCard
              key={item.key}
              item={item}
              state={lineState(item, accepted, today)}
              changes={lineChanges(item, accepted, today)}
              failure={failureOf(item.key)}
              onAccept={() => accept(item)}
              onEdit={() => edit(item)}
              onRemove={() => void cart.remove(item)}
            />
          ))}
        </Lines>
        <ButtonLink look="quiet" to={bookingPage}>
          {t('wizard.cart.more')}
        </ButtonLink>
      </div>
      <CartPay
        total={cartTotal(items)}
        unsettled={items.some((item) => lineState(item, accepted, today) === 'changed')}
        count={items.filter((item) => lineState(item, accepted, today) !== 'gone').length}
        busy={busy}
        wish={wish}
        onPay={(method) => void checkout(method)}
      />
    </div>
  );
}

/** Who comes from the wizard is led to what was put there. */
function Lines({ arrive, children }: { arrive: boolean; children: ReactNode }) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!arrive) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [arrive]);
  return (
    <ul ref={list} className={css.lines} tabIndex={-1} aria-label={t('wizard.cart')}>
      {children}
    </ul>
  );
}

function Outcome({ result, failure }: { result: CheckoutResult | null; failure: string | null }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result || failure) box.current?.focus();
  }, [result, failure]);
  if (!result && !failure) return null;
  return (
    <div ref={box} className={css.outcome} role="alert" tabIndex={-1}>
      <p>
        <strong>{result?.message ?? failure}</strong>
      </p>
      {result && <p>{t('wizard.cart.kept', { count: result.failures.size })}</p>}
      {result && result.orders.length > 0 && (
        <ButtonLink to={payPath(result.orders.map(({ id }) => id))}>
          {t('wizard.cart.payMade', { count: result.orders.length })}
        </ButtonLink>
      )}
    </div>
  );
}

/** How somebody wishes to pay for it. It outlives the lines, which may leave the page while they are read anew. */
function usePayWish() {
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [agreed, setAgreed] = useState(false);
  return { method, setMethod, agreed, setAgreed };
}

interface CartPayProps {
  total: number;
  count: number;
  /** A new price or worse terms stand there that were not agreed to yet. */
  unsettled: boolean;
  busy: boolean;
  wish: ReturnType<typeof usePayWish>;
  onPay: (method: PaymentMethod) => void;
}

function CartPay({ total, count, unsettled, busy, wish, onPay }: CartPayProps) {
  const t = useTranslate();
  const prefix = useId();
  const { method, setMethod, agreed, setAgreed } = wish;
  const isShort = useShortBalance(method, total);
  const [errors, setErrors] = useState<FormErrors>({});
  const clear = (field: string) => setErrors(({ [field]: _fixed, ...rest }) => rest);
  const pay = () => {
    const gaps: FormErrors = {
      ...(method ? {} : { method: t('booking.chooseMethod') }),
      ...(isShort ? { method: t('pay.method.short') } : {}),
      ...(agreed ? {} : { agreed: t('booking.agree') }),
      ...(unsettled ? { prices: t('wizard.cart.unsettled') } : {}),
    };
    setErrors(gaps);
    const [first] = Object.keys(gaps);
    if (first) document.getElementById(`${prefix}-${first}`)?.focus();
    else if (method) onPay(method);
  };
  if (count === 0) return null;
  return (
    <FormContext value={{ prefix, errors, clear }}>
      <section className={css.pay} aria-label={t('wizard.step.pay')}>
        <MethodField value={method} totalSen={total} onChange={setMethod}>
          <TermsTick checked={agreed} onTick={setAgreed} />
          {errors['prices'] && unsettled && (
            <p id={`${prefix}-prices`} className={css.unsettled} tabIndex={-1} role="alert">
              {errors['prices']}
            </p>
          )}
          <div className={css.foot}>
            <p className={css.total}>
              <span>{t('wizard.total')}</span> <strong>{formatMoney(total)}</strong>
            </p>
            <Button disabled={busy} onClick={pay}>
              {busy ? t('form.busy') : t('wizard.cart.checkout', { count })}
            </Button>
          </div>
        </MethodField>
      </section>
    </FormContext>
  );
}
