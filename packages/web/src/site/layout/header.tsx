import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../lib/use-session.ts';
import { useTranslate } from '../../lib/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './header.module.css';

export function Header() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const session = useSession();
  // Open on the page it was opened on: going anywhere else closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  // Over the hero of the home page the header has no ground of its own.
  const bare = pathname === '/home' && !open;

  const links = (
    <>
      <NavLink to="/home" className={css['link'] ?? ''}>
        {t('site.nav.home')}
      </NavLink>
      <NavLink to="/shipClient/personalCenter" className={css['link'] ?? ''}>
        {t('site.nav.account')}
      </NavLink>
    </>
  );

  return (
    <header className={bare ? `${css['header']} ${css['bare']}` : css['header']}>
      <div className={css['bar']}>
        <Link to="/home" className={css['brand']}>
          <Logo />
        </Link>
        <nav className={css['wide']} aria-label={t('site.nav')}>
          {links}
        </nav>
        <div className={css['tools']}>
          <LanguageSwitch />
          <div className={css['wide']}>
            <AccountMenu session={session} />
          </div>
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpenOn(open ? null : pathname)}
          >
            <Icon name={open ? 'close' : 'menu'} size={26} />
            <span className={css['hidden']}>{t('site.nav.menu')}</span>
          </button>
        </div>
      </div>
      <nav id="site-menu" className={css['panel']} hidden={!open} aria-label={t('site.nav.menu')}>
        {links}
        <AccountLinks session={session} linkClass={css['link'] ?? ''} />
      </nav>
    </header>
  );
}
