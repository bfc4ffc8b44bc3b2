import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReleases } from './releases.mjs';

const day = 24 * 3_600_000;
const firstDay = Date.parse('2026-03-01T00:00:00Z');
let folder;
let live;
let builds = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gangway-releases-'));
  live = path.join(folder, 'none');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a release of some files and puts it in the place of the one before. */
function release(names, daysIn) {
  const build = path.join(folder, `build-${builds++}`);
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(path.join(build, 'assets', name), `built ${name}`);
  keepReleases(live, build, firstDay + daysIn * day);
  live = build;
}

const files = () => readdirSync(path.join(live, 'assets')).toSorted();

test('the files of the release before stay beside the new ones, their compressed forms too', () => {
  release(['page-1.js', 'page-1.js.br', 'same.css'], 0);
  release(['page-2.js', 'same.css'], 90);
  expect(files()).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'same.css']);
  expect(readFileSync(path.join(live, 'assets/page-1.js'), 'utf8')).toBe('built page-1.js');
});

test('they go a week after they were replaced, however old they were by then', () => {
  release(['page-1.js'], 0);
  release(['page-2.js'], 90);
  release(['page-3.js'], 96);
  expect(files()).toEqual(['page-1.js', 'page-2.js', 'page-3.js']);
  release(['page-4.js'], 97);
  expect(files()).toEqual(['page-2.js', 'page-3.js', 'page-4.js']);
});

test('a file that a later release has too stays with that one', () => {
  release(['same.css', 'page-1.js'], 0);
  release(['same.css', 'page-2.js'], 1);
  release(['page-3.js'], 2);
  release(['page-4.js'], 8.5);
  expect(files()).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.css']);
});

test('however often is released, the folder holds six releases and no more', () => {
  for (let build = 1; build <= 20; build++) release([`page-${build}.js`], build / 100);
  expect(files()).toEqual([15, 16, 17, 18, 19, 20].map((build) => `page-${build}.js`));
});

test('a build from before there was a record counts as one release', () => {
  release(['page-1.js'], 0);
  rmSync(path.join(live, '.releases'));
  release(['page-2.js'], 3);
  release(['page-3.js'], 9);
  expect(files()).toEqual(['page-1.js', 'page-2.js', 'page-3.js']);
  release(['page-4.js'], 10);
  expect(files()).toEqual(['page-2.js', 'page-3.js', 'page-4.js']);
});

test('a file that somebody took away is not missed', () => {
  release(['page-1.js', 'page-1.css'], 0);
  rmSync(path.join(live, 'assets/page-1.css'));
  release(['page-2.js'], 1);
  expect(files()).toEqual(['page-1.js', 'page-2.js']);
});
