import { ApiError } from '#lib/api-error.ts';
import { translate } from '#lib/i18n.ts';

/** Why paying did not work. */
export interface PayFailure {
  message: string;
  /** The server said no. Without an answer nobody knows whether it was heard. */
  answered: boolean;
}

export function payFailure(error: unknown): PayFailure {
  return {
    message: error instanceof Error ? error.message : translate('toast.error'),
    answered: error instanceof ApiError && error.code !== 0,
  };
}

/** Why paying did not work, as the page before has left it. */
export function readFailure(state: unknown): PayFailure | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('message' in state && 'answered' in state) || typeof state.message !== 'string') return null;
  return { message: state.message, answered: state.answered === true };
}
