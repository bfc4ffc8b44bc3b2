import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ForgotPassword, RegisterForm } from '#modules/customers/site/index.ts';
import { LoginForm } from '#modules/identity/site/index.ts';
import css from './sign-in-tabs.module.css';

const tabs = ['login', 'register'] as const;
export type SignInTab = (typeof tabs)[number];

/** Log in and register side by side; going from one to the other loses nothing typed. */
export function SignInTabs({ start, onDone }: { start: SignInTab; onDone: (user: SessionUser) => void }) {
  const t = useTranslate();
  const id = useId();
  const [shown, setShown] = useState<SignInTab>(start);
  const [forgotten, setForgotten] = useState(false);

  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = shown === 'login' ? 'register' : 'login';
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
            {t(`signIn.tab.${tab}`)}
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
    </div>
  );
}
