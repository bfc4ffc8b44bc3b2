import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { findReferrers } from './find-referrers.ts';

const windowMinutes = 15;
const triesPerAddress = 60;

/** Whether a reference code is known. Wrong ones are counted by address, so that nobody guesses through them all. */
export async function checkReferrer(
  { db }: Platform,
  code: string,
  { at, address }: Actor,
): Promise<{ known: boolean }> {
  const key = `referrer:address:${addressKey(address)}`;
  const minutes = await takeTry(db, at, { key, limit: triesPerAddress, windowMinutes });
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  const known = (await findReferrers(db, [code])).has(code);
  if (known) await giveTryBack(db, key);
  return { known };
}
