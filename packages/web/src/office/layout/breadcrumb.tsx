import { useLocation } from 'react-router';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { isClosed } from '../is-closed.ts';
import css from './breadcrumb.module.css';

/** Where the reader is: the heading, then the screen. */
export function Breadcrumb() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const locale = currentLocale();
  const route = user.routes.find(({ path }) => path === pathname);
  const heading = user.headings.find(({ path }) => path === route?.parent);
  return (
    <nav aria-label={t('office.breadcrumb')} className={css.breadcrumb}>
      <ol>
        {heading ? <li className={css.heading}>{heading.title[locale]}</li> : null}
        <li aria-current="page">
          {route ? route.title[locale] : t(isClosed(pathname) ? 'office.closed' : 'office.missing')}
        </li>
      </ol>
    </nav>
  );
}
