import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { accountPage, homePage, ordersPage, sailingsPage } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { Logo } from '#ui/site/logo.tsx';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './header.module.css';

// Only those who are signed in have one.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

const places = {
  home: homePage,
  sailings: sailingsPage,
  orders: ordersPage,
  account: accountPage,
} as const;

export function Header() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const session = useSession();
  // Open on the page it was opened on: going anywhere else closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  // Over the hero of the home page the header has no ground of its own.
  const bare = pathname === homePage && !open;

  const unknown = <span className={css.unknown} />;
  const links = (['home', 'sailings', 'orders', 'account'] as const).map((name) => (
    <Link
      key={name}
      to={places[name]}
      className={css.link}
      aria-current={pathname === places[name] ? 'page' : undefined}
    >
      {t(`site.nav.${name}`)}
    </Link>
  ));

  return (
    <header className={bare ? `${css.header} ${css.bare}` : css.header}>
      <div className={css.bar}>
        <Link to={homePage} className={css.brand}>
          <Logo />
        </Link>
        <nav className={css.wide} aria-label={t('site.nav')}>
          {links}
        </nav>
        <div className={css.tools}>
          <CartLink session={session} />
          <LanguageSwitch />
          <div className={css.wide}>
            <Suspense fallback={unknown}>
              {session.pending && unknown}
              {session.user && <AccountMenu session={session} />}
              {!session.user && <AccountLinks session={session} linkClass={css.signIn ?? ''} />}
            </Suspense>
          </div>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpenOn(open ? null : pathname)}
          >
            <Icon name={open ? 'close' : 'menu'} size={26} />
            <span className={css.hidden}>{t('site.nav.menu')}</span>
          </button>
        </div>
      </div>
      <nav id="site-menu" className={css.panel} hidden={!open} aria-label={t('site.nav.menu')}>
        {links}
        <AccountLinks session={session} linkClass={css.link ?? ''} />
      </nav>
    </header>
  );
}
