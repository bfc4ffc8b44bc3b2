import { type ReactNode, Suspense } from 'react';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { SecuritySettings } from '#modules/identity/site/index.ts';
import { BasicInfo } from './basic-info.tsx';
import { MakeAccount } from './guest/guest-later.ts';
import { GuestPanel } from './guest-panel.tsx';
import { SavedPassengers } from './saved-passengers.tsx';
import { StaffNote } from './staff-note.tsx';
import css from './personal-center-page.module.css';

interface PersonalCenterPageProps {
  /** Links to the further parts. */
  links?: ReactNode;
  /** Further parts of a customer's own page, on top. */
  children?: ReactNode;
}

export function PersonalCenterPage({ links, children }: PersonalCenterPageProps) {
  usePage('site.nav.account');
  const t = useTranslate();
  const { user, pending } = useSession();
  if (!user && !pending) return <GuestPanel />;
  if (user?.kind === 'guest')
    return (
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{t('site.nav.account')}</h1>
        </header>
        <div className={css.body}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <MakeAccount />
          </Suspense>
        </div>
      </div>
    );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          {user ? t('account.hello', { name: user.name || user.username }) : t('site.nav.account')}
        </h1>
        {user && (
          <nav className={css.sections} aria-label={t('account.sections')}>
            {user.kind === 'customer' && (
              <>
                {links}
                <a href="#basic">{t('account.basic')}</a>
                <a href="#passengers">{t('account.passengers')}</a>
              </>
            )}
            <a href="#security">{t('security.title')}</a>
          </nav>
        )}
      </header>
      <div className={css.body}>
        {!user && <Skeleton lines={6} />}
        {children}
        {user && (user.kind === 'customer' ? <BasicInfo userId={user.id} /> : <StaffNote />)}
        {user?.kind === 'customer' && <SavedPassengers userId={user.id} />}
        {user && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <SecuritySettings username={user.username} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
