import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { isGatewayMethod, type PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormErrors } from '#lib/field-errors.ts';
import { SignInCancelled } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { FormContext } from '#ui/site/form-context.ts';
import { Icon } from '#ui/site/icon.tsx';
import type { ServerClock } from '../orders/server-clock.ts';
import { MethodField } from '../wizard/method-field.tsx';
import { CounterSteps } from './counter-steps.tsx';
import { type PayFailure, payFailure } from './pay-failure.ts';
import { PayFigures } from './pay-figures.tsx';
import { usePayMethods, useShortBalance } from './use-pay-methods.ts';
import { usePayOrders } from './use-pay-orders.ts';
import css from './pay-now.module.css';

interface PayNowProps {
  orders: readonly Order[];
  clock: ServerClock;
  /** Why paying did not work, where it was tried before this page. */
  failure: PayFailure | null;
}

/** Unpaid orders: how much, how long there is time, and the choice of how to pay all of them at once. */
export function PayNow({ orders, clock, failure: failedBefore }: PayNowProps) {
  const t = useTranslate();
  const prefix = useId();
  const alert = useRef<HTMLDivElement>(null);
  const { methods } = usePayMethods();
  const { pay } = usePayOrders();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState(failedBefore);
  const wanted = chosen ?? agreedMethod(orders);
  const method = wanted && methods.includes(wanted) ? wanted : null;
  const totalSen = orders.reduce((sum, order) => sum + order.totalSen, 0);
  const isShort = useShortBalance(method, totalSen);
  const atCounter = method === 'cash' && orders.every((order) => order.method === 'cash');

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const press = async () => {
    // A second press before the first is answered is the same wish.
    if (sending.current) return;
    if (!method || isShort) {
      setErrors({ method: t(method ? 'pay.method.short' : 'booking.chooseMethod') });
      document.getElementById(`${prefix}-method`)?.focus();
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await pay(orders, method);
    } catch (error) {
      if (!(error instanceof SignInCancelled)) setFailure(payFailure(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <section className={css.pay} aria-label={t('pay.title')}>
      <PayFigures orders={orders} totalSen={totalSen} clock={clock} />
      <div className={css.ways}>
        {failure && (
          <div ref={alert} className={css.failure} role="alert" tabIndex={-1}>
            <Icon name="alert" />
            <div>
              <p>
                <strong>{failure.message}</strong>
              </p>
              <p>{t(failure.answered ? 'pay.kept' : 'pay.unknown')}</p>
            </div>
          </div>
        )}
        <FormContext value={{ prefix, errors, clear: () => setErrors({}) }}>
          <MethodField value={method} totalSen={totalSen} onChange={setChosen}>
            {atCounter ? (
              <CounterSteps orders={orders} totalSen={totalSen} />
            ) : (
              <>
                {method && isGatewayMethod(method) && <p className={css.note}>{t('pay.away')}</p>}
                <Button disabled={busy} onClick={() => void press()}>
                  {busy
                    ? t('form.busy')
                    : t(method === 'cash' ? 'pay.go.cash' : 'pay.go', { total: formatMoney(totalSen) })}
                </Button>
              </>
            )}
          </MethodField>
        </FormContext>
      </div>
    </section>
  );
}

/** The method the orders were made with, where that is one. */
function agreedMethod([first, ...rest]: readonly Order[]): PaymentMethod | null {
  return first && rest.every((order) => order.method === first.method) ? first.method : null;
}
