import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { makeWebBuild } from './web-build.ts';

const production = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://tickets.example.com',
  PAYMENT_PROVIDER: 'sandbox',
  SANDBOX_IN_PRODUCTION: 'yes-no-real-money',
};
const build = makeWebBuild();
const logLines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: production, sandbox: true, webRoot: build.root, logLines });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

const page = async (url: string, path: string) =>
  (await fetch(url + path, { headers: { cookie: 'gangway_token=x' } })).text();

test.each(['/home', '/pay', '/privacyPolicy', '/dashboard', '/nothing'])(
  '%s says in every language that no money moves',
  async (path) => {
    const html = await page(server.url, path);
    for (const words of ['Test payments: no money moves', '测试支付', '테스트 결제'])
      expect(html).toContain(words);
    expect(html).toContain('<link rel="stylesheet" href="/test-payments.css">');
  },
);

test('its style is a file, because no page may bring its own', async () => {
  const response = await fetch(`${server.url}/test-payments.css`);
  expect(response.headers.get('content-type')).toContain('text/css');
  expect(await response.text()).toContain('.test-payments');
});

test('it stands in the log as an error, and nobody outside reaches the gateway', () => {
  const errors = logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors[0]).toMatchObject({ msg: expect.stringContaining('no money moves') });
  expect(server.gangway.sandbox?.url).toContain('127.0.0.1');
});

test('and that all visitors of a proxy nobody named would count as one, unless it is named', async () => {
  const said = (lines: string[]) => lines.filter((line) => line.includes('TRUST_PROXY'));
  expect(said(logLines).map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  const lines: string[] = [];
  const behind = await startTestServer({ env: { ...production, TRUST_PROXY: 'loopback' }, logLines: lines });
  await behind.stop();
  expect(said(lines)).toEqual([]);
});

test('a product that only tries things out says nothing of it', async () => {
  const trial = await startTestServer({ webRoot: build.root });
  expect(await page(trial.url, '/home')).not.toContain('test-payments');
  expect((await fetch(`${trial.url}/test-payments.css`)).status).toBe(404);
  await trial.stop();
});
