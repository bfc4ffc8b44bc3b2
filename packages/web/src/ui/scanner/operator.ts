import { ApiError } from '#lib/api-error.ts';
import { ownKey } from '#lib/own-keys.ts';
import { loadSessionUser, type SessionUser } from '#lib/session.ts';
import { token } from '#lib/token.ts';
import { createStore } from './create-store.ts';

/** Who works here, and what the server last said of their session. */
export interface Operator {
  user: SessionUser | null;
  /** `asking`: not known yet; `current`: the server says so; `apart`: nobody to ask; `ended`: to sign in again; `none`: signed out. */
  session: 'asking' | 'current' | 'apart' | 'ended' | 'none';
}

export const operator = createStore<Operator>({ user: null, session: 'asking' });

/** Asks who is signed in; without an answer it is who it was. */
export async function loadOperator(): Promise<void> {
  if (!token.get()) return operator.set({ user: null, session: 'none' });
  try {
    const user = await loadSessionUser({ quiet: 'background', noBox: true });
    keep(user);
    operator.set({ user, session: 'current' });
  } catch (error) {
    const isOver = error instanceof ApiError && endCodes.has(error.code);
    operator.set({ user: keptUser(), session: isOver ? 'ended' : 'apart' });
  }
}

/** Sees whether somebody logged out elsewhere in this browser: the token is everybody's. */
export function noticeLogout(): void {
  if (!token.get() && operator.get().session !== 'none') operator.set({ user: null, session: 'none' });
}

/** Notices it at once, or when this tab is looked at again. */
export function watchLogout(): void {
  // Logging out empties what is one's own in this browser, which other tabs hear of.
  addEventListener('storage', noticeLogout);
  document.addEventListener('visibilitychange', noticeLogout);
}

/** Codes by which the server says that a session is over. */
const endCodes = new Set([401, 503, 506]);

// Among what is one's own in this browser, in the manner of lib/own-store.ts: logging out forgets it.
const key = ownKey('operator');

function keep(user: SessionUser): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: user }));
  } catch {
    // A browser that keeps nothing needs the network to know who works here.
  }
}

function keptUser(): SessionUser | null {
  try {
    const stored: { value?: SessionUser } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored.value ?? null;
  } catch {
    return null;
  }
}
