import { type Agent, request } from 'node:http';
import { tokenHeader } from '@gangway/contract/core/cookies.ts';

const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks and reads to the end what comes, packed or not, as cheaply as Node can; anything but a 200 is a failure. */
export function plainGet(url: string, agent: Agent, token?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { ...asBrowsersDo, ...(token === undefined ? {} : { [tokenHeader]: token }) };
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered with ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
