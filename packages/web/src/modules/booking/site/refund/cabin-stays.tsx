import type { Ticket } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import css from './refund-dialog.module.css';

interface CabinStaysProps {
  /** Who leaves, where it is one. */
  guest: Ticket | undefined;
  count: number;
  onReplace: (ticket: Ticket) => void;
}

/** Why nothing comes back when others keep the cabin, and what can be done instead. */
export function CabinStays({ guest, count, onReplace }: CabinStaysProps) {
  const t = useTranslate();
  return (
    <div className={css.cabin}>
      <p>{t('refund.why.cabin', { count })}</p>
      <p>{t('refund.cabin.instead')}</p>
      {guest && (
        <div>
          <Button look="second" onClick={() => onReplace(guest)}>
            {t('refund.cabin.replace', { name: guest.name })}
          </Button>
        </div>
      )}
    </div>
  );
}
