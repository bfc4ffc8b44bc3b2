import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const check = (code: string) => server.call(customersCalls.checkReferrer, { body: { code } });

test('a code is known or not, however it is typed', async () => {
  expect((await check(' gangway ')).data).toEqual({ known: true });
  expect((await check('NOBODY9')).data).toEqual({ known: false });
});

test('guessing is counted, codes that are known are not', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) answers.push((await check(`GUESS${tries}`)).code);
  expect(answers.filter((code) => code === 200).length).toBeLessThanOrEqual(60);
  expect(answers.at(-1)).not.toBe(200);
});
