import { ownKey } from './own-keys.ts';
import { keptMs } from './own-store.ts';

/** Forgets what was begun in this browser too long ago, also where nobody comes back to look at it. */
export function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(ownKey('')) && isOld(localStorage.getItem(key))) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isOld(text: string | null): boolean {
  try {
    const { at }: { at?: unknown } = JSON.parse(text ?? '');
    return typeof at !== 'number' || Date.now() - at >= keptMs;
  } catch {
    return true;
  }
}
