import { Outlet, useLocation } from 'react-router';
import { currentLocale } from '#lib/i18n.ts';
import { dashboardScreen } from '#lib/office-urls.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { useStore } from '#ui/scanner/create-store.ts';
import { operator } from '#ui/scanner/operator.ts';
import { type ScannerPage, screenPaths, screens } from '../screens.ts';
import { ConnectionMark } from './connection-mark.tsx';
import css from './frame.module.css';
import { LanguageSelect } from './language-select.tsx';
import { StatusStrip } from './status-strip.tsx';

/** The bar that never leaves: where one is, how the connection is, what waits, and the way back to the office. */
export function Frame() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { user } = useStore(operator);
  const titleOf = (path: ScannerPage) =>
    user?.routes.find((route) => route.path === path)?.title[currentLocale()] ?? t(screens[path].title);
  const active = screenPaths.find((path) => path === pathname);
  const title = active ? titleOf(active) : '';
  const held = screenPaths.filter((path) => user?.routes.some((route) => route.path === path));
  usePageTitle(title);
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t('scanner.skip')}
      </a>
      <header className={css.bar}>
        <div className={css.top}>
          <a className={css.back} href={dashboardScreen} aria-label={t('scanner.toOffice')}>
            <span aria-hidden>‹</span>
            <span className={css.backWord} aria-hidden>
              {t('scanner.office')}
            </span>
          </a>
          <h1 className={css.title}>{title}</h1>
          <LanguageSelect />
          <ConnectionMark />
        </div>
        {held.length > 1 ? (
          <nav className={css.tabs} aria-label={t('scanner.screens')}>
            {held.map((path) => (
              <Link key={path} to={path} aria-current={path === active ? 'page' : undefined}>
                {titleOf(path)}
              </Link>
            ))}
          </nav>
        ) : null}
        <StatusStrip />
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
    </div>
  );
}
