import { createContext, useContext } from 'react';

export interface SignIn {
  /** Opens the sign-in dialog; settles once somebody is signed in, rejects when it is cancelled. */
  open: (tab?: 'login' | 'register') => Promise<void>;
  /** Runs a call; where the server asks for a login (1401) it opens the dialog and then runs the call again. */
  withSignIn: <T>(call: () => Promise<T>) => Promise<T>;
}

export const SignInContext = createContext<SignIn | null>(null);

/** The sign-in dialog of the page. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it');
  return signIn;
}

/** The person closed the sign-in dialog without signing in. */
export class SignInCancelled extends Error {
  constructor() {
    super('Sign-in was cancelled');
    this.name = 'SignInCancelled';
  }
}
