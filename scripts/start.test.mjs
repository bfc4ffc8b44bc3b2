import { exec } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/project.mjs';
import { serverFlags, serverMemory } from './lib/server-flags.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gangway-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` runs, in a folder where everything is installed and built and the server only tells how it was started. */
async function start() {
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  write('scripts/lib/install.mjs', 'export async function ensureInstalled() {}');
  write(
    'scripts/lib/web-build.mjs',
    'export const isWebBuilt = () => true; export async function ensureWebBuilt() {}',
  );
  write(
    'packages/server/src/main.ts',
    'console.log(JSON.stringify({ flags: process.execArgv, env: process.env }));',
  );
  write('package.json', '{ "type": "module" }');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const { stdout } = await promisify(exec)(scripts.start, { cwd: folder, env: { ...process.env, PATH } });
  return JSON.parse(stdout);
}

function write(name, text) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('the server is started so that it keeps little memory', async () => {
  const { flags, env } = await start();
  expect(serverFlags.length).toBeGreaterThan(0);
  expect(flags).toEqual(serverFlags);
  expect(env).toMatchObject(serverMemory);
});
