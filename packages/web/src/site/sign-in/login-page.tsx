import { faceOf } from '@gangway/contract/core/pages.ts';
import { Suspense, useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '#lib/go.ts';
import { dashboardScreen } from '#lib/office-urls.ts';
import { redirectTarget } from '#lib/redirect.ts';
import type { SessionUser } from '#lib/session.ts';
import { homePage, loginPage } from '#lib/site-urls.ts';
import { token } from '#lib/token.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { usePage } from '#ui/site/use-page.ts';
import { ConfirmEmail, ResetPassword } from '#modules/customers/site/index.ts';
import { LanguageChoice } from '../korean/language-choice.tsx';
import { useKorean } from '../korean/use-korean.ts';
import porthole from './porthole.svg?url';
import { SignInTabs } from './sign-in-tabs.tsx';
import css from './login-page.module.css';

export function LoginPage() {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  useKorean();
  usePage('action.signIn');
  const t = useTranslate();
  const go = useGo('site');
  const { search, hash } = useLocation();
  const link = readLink(hash);
  // Whoever follows a mailed link does so signed in or not.
  const [held] = useState(() => token.get() !== null && link === null);
  const { user, pending } = useSession();
  const isGuest = user?.kind === 'guest';
  // Whoever booked without an account may want to sign in to one.
  const alreadyIn = held && !isGuest;

  useEffect(() => {
    if (alreadyIn && !pending) go(dashboardScreen, { replace: true });
  }, [alreadyIn, pending, go]);
  if (alreadyIn) return null;

  const wantsRegister = new URLSearchParams(search).get('tab') === 'register';
  return (
    <div className={css.page}>
      <section className={css.panel}>
        {link ? (
          <Suspense>
            {link.purpose === 'password' ? (
              <ResetPassword link={link.token} onDone={() => go(loginPage, { replace: true })} />
            ) : (
              <ConfirmEmail link={link.token} />
            )}
          </Suspense>
        ) : (
          <>
            <h1 className={css.title}>{t('signIn.welcome')}</h1>
            <p className={css.lead}>{t('signIn.welcome.text')}</p>
            <SignInTabs
              start={wantsRegister ? 'register' : 'login'}
              onDone={(user) => go(landingOf(user, redirectTarget(search)), { replace: true })}
            />
          </>
        )}
        <LanguageChoice onChoose={redraw} />
      </section>
      <img className={css.scene} src={porthole} alt="" width="900" height="1040" />
    </div>
  );
}

/** A link that was mailed: what it is for, and its secret, which stands behind the # so that no server sees it. */
function readLink(hash: string): { purpose: 'password' | 'email'; token: string } | null {
  const [, purpose, secret] = /^#(password|email)=([\w-]+)$/.exec(hash) ?? [];
  if (!secret) return null;
  return { purpose: purpose === 'password' ? 'password' : 'email', token: secret };
}

// The back office has nothing for a customer and would only send them on to the home page.
function landingOf(user: SessionUser, wanted: string | null): string {
  if (user.kind === 'staff') return wanted ?? dashboardScreen;
  if (wanted === null) return homePage;
  const face = faceOf(new URL(wanted, location.origin).pathname);
  return face === 'office' || face === 'scanner' ? homePage : wanted;
}
