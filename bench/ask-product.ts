import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';

export interface Question {
  call: Call;
  /** What stands in the address in braces. */
  id?: number | undefined;
  body?: object | undefined;
}

/** Asks as somebody who is signed in; what is refused is an error. */
export async function ask(
  { url }: { url: string },
  { call, id, body }: Question,
  token: string,
): Promise<Response> {
  const response = await fetch(url + apiBase + call.path.replace('{id}', String(id)), {
    method: call.method,
    headers: { [tokenHeader]: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}${call.path}: ${await response.text()}`);
  return response;
}
