import { type Agent, request } from 'node:http';
import { tokenHeader } from '@gangway/contract/core/cookies.ts';

/** The plain client of Node costs the least on a machine that measures and serves at once. */
export function plainPost(
  url: string,
  {
    token,
    body,
    agent,
    address,
    headers: more = {},
  }: { token: string; body: string; agent: Agent; address?: string; headers?: Record<string, string> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      [tokenHeader]: token,
      ...(address ? { 'x-forwarded-for': address } : {}),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...more,
    };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
