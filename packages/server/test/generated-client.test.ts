import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);
const modules = path.resolve(import.meta.dirname, '../../../node_modules');
const folder = temporaryFolder();
const inFolder = (name: string) => path.join(folder.path, name);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // A project of somebody else's, who has read the document and nothing besides.
  symlinkSync(modules, inFolder('node_modules'), 'junction');
  writeFileSync(inFolder('package.json'), '{ "type": "module" }');
  const document = new URL(`${server.url}${apiBase}/openapi.json`);
  // What has a default may be left out of a body.
  const types = await openapiTS(document, { defaultNonNullable: false });
  writeFileSync(inFolder('gangway.ts'), astToString(types));
});
afterAll(async () => {
  folder.remove();
  await server.stop();
});

/** Takes the address and a token; says what a public call, a protected one and the same without a token answered. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './gangway.ts';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const settings = await client.GET('/shipClient/settings');
const site: components['schemas']['SiteSettings'] | undefined = settings.data?.data;

const body: components['schemas']['PageSystemUsersBody'] = { size: 2, sort: { by: 'username', order: 'asc' } };
const users = await client.POST('/sysUser/page', { body, headers: { 'x-token': token } });
const names = users.data?.data.records.map((user: components['schemas']['SystemUser']) => user.username);

const refused = await client.POST('/sysUser/page', { body });
const reason: components['schemas']['ErrorCode'] | undefined = refused.error?.reason;

console.log(JSON.stringify({ holdMinutes: site?.holdMinutes, names, status: refused.response.status, reason }));
`;

/** What the compiler must not let pass: each line is wrong, and one it takes is an error in its turn. */
const mistakes = `
import type { components, paths } from './gangway.ts';
type Schemas = components['schemas'];

// @ts-expect-error: a field that no body has
export const field: Schemas['PageSystemUsersBody'] = { sorting: 'username' };
// @ts-expect-error: a choice that is none
export const choice: Schemas['OrderStatus'] = 'lost';
// @ts-expect-error: a field that no answer has
export const hours = (site: Schemas['SiteSettings']) => site.holdHours;
// @ts-expect-error: an address that is none
export type Address = paths['/shipClient/setting'];
`;

test('a client made by a generator compiles, and reaches a public call and a protected one', async () => {
  writeFileSync(inFolder('program.ts'), program);
  writeFileSync(inFolder('mistakes.ts'), mistakes);
  expect(await compile('program.ts', 'mistakes.ts')).toBe('');
  const token = await server.login('admin');
  const { stdout } = await run(process.execPath, [inFolder('program.ts'), server.url + apiBase, token]);
  expect(JSON.parse(stdout)).toEqual({
    holdMinutes: 10,
    names: ['admin', 'boarding'],
    status: 401,
    reason: 'session.required',
  });
});

const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--skipLibCheck'];

/** What the compiler has to say. */
async function compile(...files: string[]): Promise<string> {
  const flags = [...strict, '--allowImportingTsExtensions', '--types', 'node'];
  const compiler = path.join(modules, 'typescript/bin/tsc');
  const ended = run(process.execPath, [compiler, ...flags, ...files], { cwd: folder.path });
  return ended.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
