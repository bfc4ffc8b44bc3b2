import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import css from './price-notice.module.css';

interface PriceNoticeProps {
  before: number;
  now: number;
  onAccept: () => void;
}

export const priceNoticeId = 'price-notice';

/** Another price than the one that was shown: nothing is charged before it is agreed to. */
export function PriceNotice({ before, now, onAccept }: PriceNoticeProps) {
  const t = useTranslate();
  return (
    <div id={priceNoticeId} className={css.notice} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <p>
        <strong>{t('wizard.price.changed')}</strong>
        <span>{t('wizard.price.text', { before: formatMoney(before), now: formatMoney(now) })}</span>
      </p>
      <Button look="second" onClick={onAccept}>
        {t('wizard.price.accept', { now: formatMoney(now) })}
      </Button>
    </div>
  );
}
