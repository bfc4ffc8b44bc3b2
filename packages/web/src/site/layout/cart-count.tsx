import { useTranslate } from '../../lib/use-translate.ts';
import css from './cart-link.module.css';

/** How much is in the cart: a figure to see, a sentence to hear. */
export function CartCount({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <>
      <span className={css['words']}>{t('site.nav.cart', { count })}</span>
      {count > 0 && (
        <span className={css['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
}
