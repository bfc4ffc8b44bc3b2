import { chmodSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { choosePlace, rememberPlace } from './choose-place.ts';

let folder: ReturnType<typeof temporaryFolder>;
let home: string;
let openFolder: string;
let notes: string[];
const binaries = () => ({ native: path.join(folder.path, 'native'), version: '18.4', major: '18' });

beforeEach(() => {
  folder = temporaryFolder();
  openFolder = path.join(folder.path, 'open');
  for (const part of ['bin/postgres', 'lib', 'share'])
    mkdirSync(path.join(binaries().native, part), { recursive: true });
  home = path.join(folder.path, 'home');
  mkdirSync(home);
  chmodSync(home, 0o700);
  notes = [];
});
afterEach(() => folder.remove());

/** What a start of root does with a project's data folder; gives where the database lies. */
function start(project: string, asRoot = true): string {
  const wanted = path.join(project, 'data');
  const place = choosePlace(wanted, binaries(), (note) => notes.push(note), { asRoot, openFolder });
  mkdirSync(place.cluster, { recursive: true });
  rememberPlace(wanted, place);
  return place.dataDir;
}

const inHome = (name: string) => path.join(home, name);
const inTheOpen = (name: string) => path.join(folder.path, name);

test('in a home that is closed the database lies elsewhere, and is found there again', () => {
  const place = start(inHome('one'));
  expect(path.dirname(place)).toBe(openFolder);
  expect(start(inHome('one'))).toBe(place);
});

test('two projects do not meet', () => {
  expect(start(inHome('one'))).not.toBe(start(inHome('two')));
});

test.each([
  ['within a closed home', () => inHome('two')],
  ['into the open', () => inTheOpen('two')],
])('a project that is moved %s finds its database, and says so once', (_, target) => {
  const place = start(inHome('one'));
  renameSync(inHome('one'), target());
  notes = [];

  expect(start(target())).toBe(place);
  expect(notes[0]).toBe(
    `The project was moved here from ${inHome('one')}; its database still lies in ${place}.`,
  );

  notes = [];
  start(target());
  expect(notes.join()).not.toContain('moved');
});

test('a copy of a project does not take its database over', () => {
  const place = start(inHome('one'));
  cpSync(inHome('one'), inHome('two'), { recursive: true });

  expect(() => start(inHome('two'))).toThrow(
    `${inHome('two/data')} is a copy of ${inHome('one/data')}, whose database lies in ${place}`,
  );
  expect(start(inHome('one'))).toBe(place);
});

test('an open project whose home is closed later begins no empty database', () => {
  expect(start(inTheOpen('one'))).toBe(inTheOpen('one/data'));
  renameSync(inTheOpen('one'), inHome('one'));

  expect(() => start(inHome('one'))).toThrow(
    `The database in ${inHome('one/data')} cannot be reached by the user it runs as`,
  );
});

test('a database that is gone from its place is missed', () => {
  const place = start(inHome('one'));
  rmSync(place, { recursive: true });
  expect(() => start(inHome('one'))).toThrow(
    `The database of this project lay in ${place} and is there no more`,
  );
});

test('a new database is begun beside one that has lost its project only with a word', () => {
  const place = start(inHome('one'));
  rmSync(inHome('one'), { recursive: true });
  notes = [];
  start(inHome('two'));
  expect(notes[0]).toContain(`If this project was moved, its old one is among ${place}`);

  notes = [];
  rmSync(place, { recursive: true });
  start(inHome('three'));
  expect(notes.join()).not.toContain('old one');
});

test('who is not root is told that the database of the project is out of reach', () => {
  const place = start(inHome('one'));
  expect(() => start(inHome('one'), false)).toThrow(
    `The database of this project lies in ${place}, where root's`,
  );
});
