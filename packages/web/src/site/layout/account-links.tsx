import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { dashboardScreen } from '#lib/office-urls.ts';
import { loginPage, loginPath } from '#lib/site-urls.ts';
import type { Session } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';

const loadLogout = () => import('#lib/logout.ts');

/** What one can do with one's account from anywhere: sign in, or go to the office and log out. */
export function AccountLinks({ session, linkClass }: { session: Session; linkClass: string }) {
  const t = useTranslate();
  const reads = useQueryClient();
  const { pathname, search } = useLocation();
  const isSignedIn = !session.pending && session.user !== null;
  // Fetched for those who may want it, and before they do: the others' first page has no byte to spare.
  useEffect(() => {
    if (isSignedIn) void loadLogout();
  }, [isSignedIn]);
  if (session.pending) return null;
  if (!session.user) {
    const to = pathname === loginPage ? pathname + search : loginPath(pathname + search);
    return (
      <Link to={to} className={linkClass}>
        {t('site.nav.signIn')}
      </Link>
    );
  }
  return (
    <>
      {session.user.kind === 'staff' && (
        <a href={dashboardScreen} className={linkClass}>
          {t('site.nav.office')}
        </a>
      )}
      <button
        type="button"
        className={linkClass}
        onClick={() => void loadLogout().then(({ logout }) => logout(reads))}
      >
        {t('action.logout')}
      </button>
    </>
  );
}
