import { useLocation } from 'react-router';
import { registerPath } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { usePort, useSiteSettings } from '#modules/settings/queries.ts';
import css from './how-to-book.module.css';

/** How to come by a ticket, and what helps to be quick about it. */
export function HowToBook() {
  const t = useTranslate();
  const { company } = useSiteSettings();
  const port = usePort();
  const { user, pending } = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className={css.note}>
      <p>{t('offers.book', { port, phone: company.phone, email: company.email })}</p>
      {!user && !pending && (
        <p className={css.account}>
          {t('offers.account')}
          <ButtonLink look="second" to={registerPath(pathname + search)}>
            {t('offers.account.create')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
