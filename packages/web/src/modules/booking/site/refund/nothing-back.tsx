import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import formCss from '#ui/site/form.module.css';
import css from './refund-dialog.module.css';

export const nothingBackId = 'nothing-back';
const errorId = 'nothing-back-error';

interface NothingBackProps {
  /** Null where it stays with those who keep the cabin. */
  paidSen: number | null;
  checked: boolean;
  isMissing: boolean;
  onTick: (checked: boolean) => void;
}

/** Nobody should learn afterwards that nothing came back: it is asked for in so many words. */
export function NothingBack({ paidSen, checked, isMissing, onTick }: NothingBackProps) {
  const t = useTranslate();
  return (
    <div className={css.nothing}>
      <div className={formCss.tick}>
        <input
          type="checkbox"
          id={nothingBackId}
          checked={checked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <label htmlFor={nothingBackId}>
          {paidSen === null ? t('refund.nothing.cabin') : t('refund.nothing', { paid: formatMoney(paidSen) })}
        </label>
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className={formCss.error}>
          {t('refund.nothing.tick')}
        </p>
      )}
    </div>
  );
}
