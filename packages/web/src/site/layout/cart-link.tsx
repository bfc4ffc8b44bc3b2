import { lazy, Suspense } from 'react';
import { Link } from '../../lib/link.tsx';
import type { Session } from '../../lib/use-session.ts';
import { useLocalLines } from '../../modules/booking/site/cart/local-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartCount } from './cart-count.tsx';
import css from './cart-link.module.css';

// Only customers have a cart on the server.
const KeptCount = lazy(async () => ({ default: (await import('./kept-count.tsx')).KeptCount }));

/** The way to the cart, with how much is in it. */
export function CartLink({ session }: { session: Session }) {
  const local = useLocalLines().length;
  const count = <CartCount count={local} />;
  return (
    <Link to="/shipClient/pay/ship?cart=1" className={css['cart']}>
      <Icon name="cart" />
      {session.user?.kind === 'customer' ? (
        <Suspense fallback={count}>
          <KeptCount userId={session.user.id} more={local} />
        </Suspense>
      ) : (
        count
      )}
    </Link>
  );
}
