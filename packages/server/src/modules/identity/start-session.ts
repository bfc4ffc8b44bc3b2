import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken, newToken } from './session-token.ts';
import { insertSession } from './sessions.store.ts';

/** Signs an account in and gives the token. */
export async function startSession(
  tx: Tx,
  input: { accountId: number; device: string; sessionDays: number; actor: Actor; link?: Caller['link'] },
): Promise<string> {
  const { at, address } = input.actor;
  const token = newToken();
  await insertSession(tx, {
    accountId: input.accountId,
    tokenHash: hashToken(token),
    address,
    device: input.device,
    at,
    link: input.link ?? null,
    expiresAt: new Date(at.getTime() + input.sessionDays * 86_400_000),
  });
  await tx.updateTable('accounts').set({ lastLoginAt: at }).where('id', '=', input.accountId).execute();
  return token;
}
