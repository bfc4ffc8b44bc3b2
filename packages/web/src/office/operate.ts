import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { ApiError } from '../lib/api-error.ts';
import { callApi } from '../lib/call-api.ts';
import { translate } from '../lib/i18n.ts';
import { showError } from './toast.ts';

/** These are shown by themselves, with the way back in. */
const loggedOutCodes = new Set([401, 503, 506]);

/** Makes the call of an action on a record; where it is refused, says that the operation failed, and why. */
export async function operate<C extends Call>(call: C, args: CallArguments<C>): Promise<Data<C>> {
  try {
    return await callApi(call, args, { quiet: true });
  } catch (error) {
    if (error instanceof ApiError && !loggedOutCodes.has(error.code))
      showError(translate('office.operationFailed', { message: error.message }));
    throw error;
  }
}
