import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { translate } from '#lib/i18n.ts';
import { type UploadOptions, uploadFile } from '#lib/upload-file.ts';
import { showError } from './toast.ts';

/** These are shown by themselves, with the way back in. */
const loggedOutCodes = new Set([401, 503, 506]);

/** What did not happen, where it has a name of its own. */
type Failed = 'office.operationFailed' | 'users.resetFailed' | 'recharge.failed';

/** Makes the call of an action of the office; where it is refused, says that the operation failed, and why. */
export function operate<C extends Call>(
  call: C,
  args: CallArguments<C>,
  failed: Failed = 'office.operationFailed',
): Promise<Data<C>> {
  return sayFailure(callApi(call, args, { quiet: 'ownToast' }), failed);
}

/** The same for an action that sends a file. */
export function operateFile<C extends Call>(
  call: C,
  args: CallArguments<C>,
  file: File,
  options: UploadOptions = {},
): Promise<Data<C>> {
  return sayFailure(
    uploadFile(call, args, file, { ...options, quiet: 'ownToast' }),
    'office.operationFailed',
  );
}

async function sayFailure<T>(answer: Promise<T>, failed: Failed): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && !loggedOutCodes.has(error.code))
      showError(translate(failed, { message: error.message }));
    throw error;
  }
}
