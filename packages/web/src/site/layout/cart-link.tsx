import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ownKey } from '#lib/own-keys.ts';
import { cartPage } from '#lib/site-urls.ts';
import type { Session } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Icon } from '#ui/site/icon.tsx';
import css from './header.module.css';

// Most visitors have nothing in it.
const CartCount = lazy(async () => ({ default: (await import('./cart-count.tsx')).CartCount }));

/** The way to the cart, with how much is in it. */
export function CartLink({ session: { user } }: { session: Session }) {
  const t = useTranslate();
  const begun = useSyncExternalStore(neverTold, isBegun, () => false);
  const customerId = user?.kind === 'customer' ? user.id : null;
  return (
    <Link to={cartPage} className={css.cart}>
      <Icon name="cart" />
      <span className={css.hidden}>{t('site.nav.cart')}</span>
      {(begun || customerId !== null) && (
        <Suspense>
          <CartCount customerId={customerId} />
        </Suspense>
      )}
    </Link>
  );
}

// Going to the cart draws the header anew, and nothing is put in without going there.
const neverTold = () => () => {};
const isBegun = () => localStorage.getItem(ownKey('cart')) !== null;
