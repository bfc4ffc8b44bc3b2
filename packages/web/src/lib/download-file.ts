import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { type CallOptions, readAnswer, sendCall } from './call-api.ts';
import { saveBlob } from './save-blob.ts';

/** Makes a call of the contract that answers with a file, and saves it under the name the server gives it. */
export async function downloadFile<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: CallOptions = {},
): Promise<void> {
  const response = await sendCall(call, args, options);
  const content = await readAnswer<C>(response, options);
  if (content instanceof Blob) saveBlob(content, nameOf(response) ?? 'download');
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
