import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { type SignIn, SignInCancelled, SignInContext } from '#lib/sign-in.ts';
import { loadTexts } from '#ui/site/languages.ts';
import type { SignInTab } from './sign-in-tabs.tsx';

const SignInDialog = lazy(async () => {
  const [module] = await Promise.all([import('./sign-in-dialog.tsx'), loadTexts('account')]);
  return { default: module.SignInDialog };
});

interface Waiting {
  promise: Promise<void>;
  resolve(): void;
  reject(reason: Error): void;
}

/** Keeps the one sign-in dialog of the page. Calls that ask for it while it is open wait for the same answer. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ tab: SignInTab; interrupted: boolean } | null>(null);
  const waiting = useRef<Waiting | null>(null);

  const signIn = useMemo<SignIn>(() => {
    const open = (tab: SignInTab, interrupted: boolean) => {
      waiting.current ??= Promise.withResolvers<void>();
      setShown({ tab, interrupted });
      return waiting.current.promise;
    };
    return {
      open: (tab = 'login') => open(tab, false),
      async withSignIn(call) {
        try {
          return await call();
        } catch (error) {
          if (!(error instanceof ApiError && error.signInNeeded)) throw error;
        }
        await open('login', true);
        return call();
      },
    };
  }, []);

  const finish = (settle: (answer: Waiting) => void) => {
    const answer = waiting.current;
    waiting.current = null;
    setShown(null);
    if (answer) settle(answer);
  };

  return (
    <SignInContext value={signIn}>
      {children}
      {shown && (
        <Suspense>
          <SignInDialog
            tab={shown.tab}
            interrupted={shown.interrupted}
            onDone={() => finish((answer) => answer.resolve())}
            onCancel={() => finish((answer) => answer.reject(new SignInCancelled()))}
          />
        </Suspense>
      )}
    </SignInContext>
  );
}
