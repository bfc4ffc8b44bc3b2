import { ApiError } from '#lib/api-error.ts';
import { createOwnStore } from '#lib/own-store.ts';
import { loadSessionUser, type SessionUser } from '#lib/session.ts';
import { token } from '#lib/token.ts';
import { createStore } from './create-store.ts';

/** Who works here, and what the server last said of their session. */
export interface Operator {
  user: SessionUser | null;
  /** `asking`: not known yet; `current`: the server says so; `apart`: nobody to ask; `ended`: to sign in again; `none`: signed out. */
  session: 'asking' | 'current' | 'apart' | 'ended' | 'none';
}

/** Kept on the device for a day without a network; logging out forgets it, as everything of one's own. */
const kept = createOwnStore<SessionUser | null>('operator', null);

export const operator = createStore<Operator>({ user: null, session: 'asking' });

/** Asks who is signed in; without an answer it is who it was. */
export async function loadOperator(): Promise<void> {
  if (!token.get()) return operator.set({ user: null, session: 'none' });
  try {
    const user = await loadSessionUser({ quiet: true, noBox: true });
    kept.change(() => user);
    operator.set({ user, session: 'current' });
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.code !== 0 && error.code < 2000;
    operator.set({ user: kept.get(), session: isAnswer && isEnd(error.code) ? 'ended' : 'apart' });
  }
}

/** Codes by which the server says that a session is over. */
const isEnd = (code: number) => [401, 503, 506].includes(code);
