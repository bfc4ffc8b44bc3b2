import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ForgotPassword, GuestForm, RegisterForm } from '#modules/customers/site/index.ts';
import { LoginForm } from '#modules/identity/site/index.ts';
import css from './sign-in-tabs.module.css';

const usual = ['login', 'register'] as const;
export type SignInTab = (typeof usual)[number];

const label = { login: 'signIn.tab.login', register: 'signIn.tab.register', guest: 'guest.tab' } as const;

interface SignInTabsProps {
  start: SignInTab;
  onDone: (user: SessionUser) => void;
  /** Whoever is about to buy may also go on without an account; its texts must be there. */
  guest?: boolean;
}

/** Log in and register side by side; going from one to the other loses nothing typed. */
export function SignInTabs({ start, onDone, guest = false }: SignInTabsProps) {
  const t = useTranslate();
  const id = useId();
  const tabs = guest ? ([...usual, 'guest'] as const) : usual;
  const [shown, setShown] = useState<(typeof tabs)[number]>(start);
  const [forgotten, setForgotten] = useState(false);

  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const way = event.key === 'ArrowRight' ? 1 : tabs.length - 1;
    const next = tabs[(tabs.findIndex((tab) => tab === shown) + way) % tabs.length] ?? 'login';
    setShown(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  };

  if (forgotten)
    return (
      <Suspense>
        <ForgotPassword onBack={() => setForgotten(false)} />
      </Suspense>
    );
  return (
    <div>
      <div className={css.tabs} role="tablist" aria-label={t('signIn.tabs')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}-tab`}
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            className={css.tab}
            onClick={() => setShown(tab)}
            onKeyDown={step}
          >
            {t(label[tab])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-login`} aria-labelledby={`${id}-login-tab`} hidden={shown !== 'login'}>
        <LoginForm onDone={onDone} onForgotten={() => setForgotten(true)} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-register`}
        aria-labelledby={`${id}-register-tab`}
        hidden={shown !== 'register'}
      >
        <RegisterForm onDone={onDone} />
      </div>
      {guest && (
        <div
          role="tabpanel"
          id={`${id}-guest`}
          aria-labelledby={`${id}-guest-tab`}
          hidden={shown !== 'guest'}
        >
          <Suspense>
            <GuestForm onDone={onDone} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
