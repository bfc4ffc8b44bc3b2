import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { folderProblem } from './folder-problem.ts';
import { StartProblem } from './start-problem.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

// In the words of initdb, of the server and of Node.
test.each([
  [
    'initdb: error: could not create directory "/d/postgres/base": No space left on device',
    'There is no space left',
  ],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'There is no space left'],
  ['PANIC:  could not write to file "pg_wal/xlogtemp.71": No space left on device', 'There is no space left'],
  ['Error: ENOSPC: no space left on device, write', 'There is no space left'],
  ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', 'can only be read'],
  ["Error: EROFS: read-only file system, mkdir '/d'", 'can only be read'],
  [
    'FATAL:  could not create lock file "postmaster.pid": Permission denied',
    'may not be written by this user',
  ],
  ["Error: EACCES: permission denied, mkdir '/d'", 'may not be written by this user'],
])('%s', (words, expected) => {
  const problem = folderProblem('/srv/data', words);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem?.message).toContain(expected);
  expect(problem?.message).toContain('/srv/data');
  expect(problem?.message.split('\n')).toHaveLength(1);
});

test('what says something else is left as it is', () => {
  expect(folderProblem('/srv/data', 'FATAL:  could not create any TCP/IP sockets')).toBeNull();
  expect(folderProblem('/srv/data', new TypeError('x is not a function'))).toBeNull();
});

test('a data folder that cannot be made is told in one sentence', () => {
  mkdirSync(folder.path, { recursive: true });
  const file = path.join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => readEnv({ DATA_DIR: path.join(file, 'data') })).toThrow(
    /^The data folder .* cannot be made, for something else bears its name/,
  );
});

test.runIf(process.platform === 'linux').each(['/proc/gangway', '/proc/gangway/data'])(
  'where no folder can be made at all, such as %s, that is told too',
  (place) => {
    expect(() => readEnv({ DATA_DIR: place })).toThrow(`The data folder ${place} cannot be made there`);
  },
);

// Mounted so that it can only be read, as in most containers, or written: nobody may make a folder there.
test.runIf(process.platform === 'linux')('a folder below one that refuses is told in one sentence', () => {
  expect(() => readEnv({ DATA_DIR: '/sys/gangway/data' })).toThrow(
    /^The data folder \/sys\/gangway\/data (lies on a disk that can only be read|may not be written by this user): /,
  );
});
