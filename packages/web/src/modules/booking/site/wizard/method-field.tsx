import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useField } from '#ui/site/form-context.ts';
import formCss from '#ui/site/form.module.css';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePayMethods } from '../pay/use-pay-methods.ts';
import css from './method-field.module.css';

/** Phones, cards and notes; no brand's own mark. */
const drawings: Record<PaymentMethod, string> = {
  wechat: 'M7 2.5h10v19H7zM10.5 18.5h3M10 7h4v4h-4zM10 14h4',
  alipay: 'M7 2.5h10v19H7zM10.5 18.5h3M9.5 9.5l2 2 3.5-3.5M10 14h4',
  bank: 'M3 9.5 12 4l9 5.5zM5 9.5V17M10 9.5V17M14 9.5V17M19 9.5V17M3 20h18M3 17h18',
  creditCard: 'M3 5.5h18v13H3zM3 10h18M6.5 15H11',
  online: 'M4 4.5h16v11H4zM2 19.5h20M9 10l2 2 4-4',
  cash: 'M2.5 7h19v10h-19zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM5.5 10v4M18.5 10v4',
  balance: 'M3.5 7h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 7 15 3.5V7M16 13.5h1.5',
};

interface MethodFieldProps {
  value: PaymentMethod | null;
  /** What is to be paid, where that is known: a balance too small for it is named at once. */
  totalSen: number | null;
  /** What is paid for cannot wait for the counter. */
  withoutCash?: boolean;
  onChange: (method: PaymentMethod) => void;
  /** What stands below; it waits for the methods, or it would move away under the finger. */
  children?: ReactNode;
}

/**
 * How to pay: what the gateway takes, cash, and the own balance with what is left of it. An agent pays by balance where
 * nothing else is said and it suffices, and else sees what lacks.
 */
export function MethodField({ value, totalSen, withoutCash = false, onChange, children }: MethodFieldProps) {
  const t = useTranslate();
  const { methods, isAgent, balanceSen, pending, failed, retry } = usePayMethods();
  const offered = methods.filter((method) => method !== 'cash' || !withoutCash);
  const { id, errorId, hintId, error, clear } = useField('method');
  const lackSen = balanceSen !== null && totalSen !== null ? totalSen - balanceSen : null;
  const isShort = lackSen !== null && lackSen > 0;
  const suits = isAgent && value === null && lackSen !== null && !isShort;
  useEffect(() => {
    if (suits) onChange('balance');
  }, [suits, onChange]);
  const saysShort = isShort && value === 'balance' && !error;
  const described = [error && errorId, saysShort && hintId].filter(Boolean).join(' ');
  // Once there it stays, while somebody signs in at the last moment too.
  const [drawn, setDrawn] = useState(!pending);
  if (!pending && !drawn) setDrawn(true);
  if (!drawn) return <Skeleton lines={3} />;
  return (
    <>
      <fieldset className={formCss.field} aria-describedby={described || undefined}>
        <legend className={formCss.label}>{t('pay.method')}</legend>
        <div className={css.methods}>
          {offered.map((method, index) => (
            <label key={method} className={css.method}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name="method"
                value={method}
                checked={method === value}
                data-invalid={error !== undefined}
                onChange={() => {
                  clear();
                  onChange(method);
                }}
              />
              <span>
                <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawings[method]} />
                </svg>
                {t(`payBy.${method}`)}{' '}
                {method === 'balance' && (
                  // The line is there before the figure is.
                  <small>
                    {balanceSen === null
                      ? '\u00a0'
                      : t('pay.method.left', { balance: formatMoney(balanceSen) })}
                    {isAgent && (
                      <span className={css.lacks}>
                        {' '}
                        {isShort ? t('pay.method.lacks', { lack: formatMoney(lackSen) }) : '\u00a0'}
                      </span>
                    )}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
        {failed && (
          <p className={formCss.hint}>
            {t('pay.method.partly')}{' '}
            <button type="button" className={css.retry} onClick={retry}>
              {t('action.retry')}
            </button>
          </p>
        )}
        {saysShort && (
          <p id={hintId} className={formCss.error} role="status">
            {t('pay.method.short')}
          </p>
        )}
        {error && (
          <p id={errorId} className={formCss.error}>
            {error}
          </p>
        )}
      </fieldset>
      {children}
    </>
  );
}
