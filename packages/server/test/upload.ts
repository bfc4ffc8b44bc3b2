import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Call, Data } from '@gangway/contract/core/define-call.ts';
import type { TestAnswer, TestServer } from './start-test-server.ts';

/** Sends one file to a call with `upload`, as a form would. */
export async function upload<C extends Call>(
  server: TestServer,
  call: C,
  file: Buffer,
  options: { token: string; name?: string; query?: string; locale?: string },
): Promise<TestAnswer<Data<C>>> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), options.name ?? 'picture.jpg');
  const response = await fetch(`${server.url}${apiBase}${call.path}${options.query ?? ''}`, {
    method: 'POST',
    headers: { 'x-token': options.token, 'accept-language': options.locale ?? 'en' },
    body: form,
  });
  const body = (await response.json()) as TestAnswer<Data<C>>;
  return { ...body, fields: body.fields ?? [], status: response.status, headers: response.headers };
}
