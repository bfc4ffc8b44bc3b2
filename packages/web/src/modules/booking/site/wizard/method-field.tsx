import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { useField } from '../../../../ui/form-context.ts';
import formCss from '../../../../ui/form.module.css';
import { useProfileLevel } from './use-profile-level.ts';
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
  onChange: (method: PaymentMethod) => void;
}

/** How to pay. The prepaid balance is offered to agents only. */
export function MethodField({ value, onChange }: MethodFieldProps) {
  const t = useTranslate();
  const level = useProfileLevel();
  const { id, errorId, error, clear } = useField('method');
  const agent = level === 'agent' || level === 'superAgent';
  const offered = paymentMethods.filter((method) => method !== 'balance' || agent);
  return (
    <fieldset className={formCss['field']} aria-describedby={error ? errorId : undefined}>
      <legend className={formCss['label']}>{t('wizard.method')}</legend>
      <div className={css['methods']}>
        {offered.map((method, index) => (
          <label key={method} className={css['method']}>
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
              {t(`method.${method}`)}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={formCss['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
