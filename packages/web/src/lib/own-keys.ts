const prefix = 'gangway_own1_';

/** Under which name this browser keeps something its visitor has begun. */
export const ownKey = (name: string) => prefix + name;

/** Forgets everything begun in this browser: whoever comes next must not find it. */
export function forgetOwn(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
