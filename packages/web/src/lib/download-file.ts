import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { expectedBytesHeader } from '@gangway/contract/core/sheet-limit.ts';
import { callAddress, callHeaders, lostCall, readAnswer, timeoutMs } from './call-api.ts';
import { saveBlob } from './save-blob.ts';

export interface DownloadOptions {
  /** Gives the download up. */
  signal?: AbortSignal;
  /** Hears how much of it has come, of one: a guess, because the file is sent while it is written. */
  onProgress?: (done: number) => void;
}

/**
 * Makes a call of the contract that answers with a file, and saves it under the name the server gives it. It may take as
 * long as it likes, as long as something comes. Failures are the caller's to show.
 */
export async function downloadFile<C extends Call>(
  call: C,
  args: CallArguments<C>,
  { signal, onProgress = () => {} }: DownloadOptions = {},
): Promise<void> {
  const silence = watchSilence(signal);
  try {
    const { body } = args as { body?: unknown };
    const headers = callHeaders();
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(callAddress(call, args), {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: silence.signal,
    });
    if (!response.ok || !response.body || isJson(response)) {
      await readAnswer<C>(response, { quiet: 'ownToast' });
      return;
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const expected = Number(response.headers.get(expectedBytesHeader)) || 0;
    let received = 0;
    for await (const part of read(response.body)) {
      silence.heard();
      parts.push(part);
      received += part.length;
      if (expected > 0) onProgress(Math.min(received / expected, 0.99));
    }
    saveBlob(
      new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
      nameOf(response) ?? 'download',
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    if (silence.signal.aborted) throw lostCall('toast.timeout', { quiet: 'ownToast' });
    // What a browser throws when the connection breaks, before the answer or in the middle of it.
    if (error instanceof TypeError) throw lostCall('toast.network', { quiet: 'ownToast' });
    throw error;
  } finally {
    silence.end();
  }
}

/** Not every browser can go through a body by itself. */
async function* read(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Gives up when nothing has come for as long as any call may take. */
function watchSilence(given: AbortSignal | undefined) {
  const patience = new AbortController();
  const wait = () => setTimeout(() => patience.abort(), timeoutMs);
  let timer = wait();
  return {
    signal: given ? AbortSignal.any([given, patience.signal]) : patience.signal,
    heard() {
      clearTimeout(timer);
      timer = wait();
    },
    end: () => clearTimeout(timer),
  };
}

const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
