import { type Agent, request } from 'node:http';
import { tokenHeader } from '@gangway/contract/core/cookies.ts';

const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };

export interface Asked {
  token?: string | undefined;
  /** Sent as a POST, as lists are asked for. */
  body?: string | undefined;
}

/** Asks and reads to the end what comes, packed or not, as cheaply as Node can; anything but a 200 is a failure. */
export function plainRead(url: string, agent: Agent, { token, body }: Asked = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...asBrowsersDo,
      ...(token === undefined ? {} : { [tokenHeader]: token }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered with ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
