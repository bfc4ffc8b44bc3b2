import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/link.tsx';
import type { Session } from '../../lib/use-session.ts';
import { useTranslate } from '../../lib/use-translate.ts';
import { cartQuery } from '../../modules/booking/queries.ts';
import { useLocalLines } from '../../modules/booking/site/cart/local-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './cart-link.module.css';

/** The way to the cart, with how much is in it. */
export function CartLink({ session }: { session: Session }) {
  const t = useTranslate();
  const userId = session.user?.kind === 'customer' ? session.user.id : null;
  const kept = useQuery({ ...cartQuery(userId ?? 0), enabled: userId !== null });
  const count = useLocalLines().length + (kept.data?.length ?? 0);
  return (
    <Link to="/shipClient/pay/ship?cart=1" className={css['cart']} aria-label={t('site.nav.cart', { count })}>
      <Icon name="cart" />
      {count > 0 && <span className={css['count']}>{count}</span>}
    </Link>
  );
}
