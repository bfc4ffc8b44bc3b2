import { translate } from '../../../../lib/i18n.ts';

const name = 'payFailure';

/** Takes to another page why paying did not work. */
export function failureState(error: unknown): Record<string, string> {
  return { [name]: error instanceof Error ? error.message : translate('toast.error') };
}

/** Why paying did not work, as the page before has left it. */
export function readFailure(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const left: unknown = Reflect.get(state, name);
  return typeof left === 'string' ? left : null;
}
