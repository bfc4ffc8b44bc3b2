import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { type CallOptions, callAddress, callHeaders, lostCall, readAnswer, timeoutMs } from './call-api.ts';

export interface UploadOptions extends CallOptions {
  /** Told how much of the file has gone, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Makes a call of the contract that takes a file; answers and failures are as those of `callApi`. */
export async function uploadFile<C extends Call>(
  call: C,
  args: CallArguments<C>,
  file: File,
  options: UploadOptions = {},
): Promise<Data<C>> {
  return readAnswer<C>(await post(callAddress(call, args), file, options), options);
}

// fetch cannot tell how far an upload has come.
function post(address: string, file: File, options: UploadOptions): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.set('file', file);
  request.open('POST', address);
  for (const [name, value] of callHeaders()) request.setRequestHeader(name, value);
  request.responseType = 'blob';
  request.timeout = timeoutMs;
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) options.onProgress?.(loaded / total);
  });
  request.addEventListener('load', () => resolve(responseOf(request)));
  request.addEventListener('timeout', () => reject(lostCall('toast.timeout', options)));
  request.addEventListener('error', () => reject(lostCall('toast.network', options)));
  request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
  options.signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.response, { status: request.status, headers });
}
