import { bookingPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import deck from '#ui/site/pictures/deck.svg?url';
import css from './empty-cart.module.css';

export function EmptyCart() {
  const t = useTranslate();
  return (
    <div className={css.empty}>
      <img src={deck} alt="" width="720" height="520" />
      <div>
        <h2>{t('wizard.cart.empty')}</h2>
        <p>{t('wizard.cart.empty.text')}</p>
        <ButtonLink to={bookingPage}>{t('wizard.cart.start')}</ButtonLink>
      </div>
    </div>
  );
}
