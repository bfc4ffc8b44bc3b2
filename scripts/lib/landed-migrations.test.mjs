import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProblems, land } from './landed-migrations.mjs';

let folder;
const write = (name, text) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gangway-migrations-'));
  write('0001-one.sql', 'create table one ();');
  write('0003-three.sql', 'create table three ();');
  land(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('migrations that are as they landed have no problem', () => {
  expect(findProblems(folder)).toEqual([]);
});

test('one that was edited is refused, and cannot be landed again', () => {
  write('0003-three.sql', 'create table three (id int);');
  const refusal = [expect.stringMatching(/^0003-three\.sql has landed and was edited: /)];
  expect(findProblems(folder)).toEqual(refusal);
  expect(land(folder)).toEqual([]);
  expect(findProblems(folder)).toEqual(refusal);
});

test('one that is gone is refused, landing or not', () => {
  rmSync(path.join(folder, '0001-one.sql'));
  land(folder);
  expect(findProblems(folder)).toEqual(['0001-one.sql has landed and is gone: bring it back.']);
});

test('a new one before the newest is refused, landing or not', () => {
  write('0002-two.sql', 'create table two ();');
  expect(land(folder)).toEqual([]);
  expect(findProblems(folder)).toEqual([
    '0002-two.sql is new but comes before 0003-three.sql, which has landed: give it a number after that one.',
  ]);
});

test('a new one after the newest is asked to be landed, and then has no problem', () => {
  write('0004-four.sql', 'create table four ();');
  expect(findProblems(folder)).toEqual([expect.stringMatching(/^0004-four\.sql is not on the list/)]);
  expect(land(folder)).toEqual(['0004-four.sql']);
  expect(findProblems(folder)).toEqual([]);
});
