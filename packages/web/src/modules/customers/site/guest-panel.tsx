import type { ReactNode } from 'react';
import { useSignIn } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import keys from './keys.svg?url';
import css from './guest-panel.module.css';

interface GuestPanelProps {
  /** What would stand here, and what signing in is for; the account itself where nothing is said. */
  title?: string;
  text?: string;
  /** Another way on, beside signing in. */
  children?: ReactNode;
}

/** What a visitor sees where an account would be. */
export function GuestPanel({ title, text, children }: GuestPanelProps) {
  const t = useTranslate();
  const signIn = useSignIn();
  const open = (tab: 'login' | 'register') => {
    // Closing the dialog leaves everything as it is.
    signIn.open(tab).catch(() => {});
  };
  return (
    <section className={css.panel}>
      <div className={css.words}>
        <h1 className={css.title}>{title ?? t('account.guest.title')}</h1>
        <p>{text ?? t('account.guest.text')}</p>
        <div className={css.ways}>
          <Button onClick={() => open('login')}>{t('action.signIn')}</Button>
          <Button look="quiet" onClick={() => open('register')}>
            {t('account.guest.register')}
          </Button>
        </div>
        {children}
      </div>
      <img className={css.picture} src={keys} alt="" width="640" height="560" />
    </section>
  );
}
