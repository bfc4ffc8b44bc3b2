import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@gangway/contract/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { errorCatalogue } from '@gangway/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import { describeExport, isExport } from '../src/platform/http/describe-export.ts';
import {
  catalogueFolder,
  catalogueNames,
  languagesOf,
  packages,
  parametersIn,
  readCatalogue,
} from './read-catalogues.ts';

describe.each(catalogueNames)('%s', (name) => {
  const wanted = languagesOf(name);
  const english = readCatalogue('en', name);

  test('exists in just the languages it is for', () => {
    const found = globSync(`*/${name}`, { cwd: catalogueFolder }).map((file) => path.dirname(file));
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });

  test.each(wanted)('in %s has every text, with the parameters of the English one', (locale) => {
    const texts = readCatalogue(locale, name);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [id, text] of Object.entries(texts)) {
      expect.soft(text.trim(), id).not.toBe('');
      expect.soft(namesIn(text), id).toEqual(namesIn(english[id] ?? ''));
    }
  });
});

test('no text stands in two catalogues', () => {
  const ids = everyId();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every error has its sentence', () => {
  const ids = new Set(
    catalogueNames.filter(isForServer).flatMap((name) => Object.keys(readCatalogue('en', name))),
  );
  expect(Object.keys(errorCatalogue).filter((code) => !ids.has(`error.${code}`))).toEqual([]);
});

test('what is exported has its name in the audit log', () => {
  const texts = everyId();
  const entities = Object.values(calls)
    .flatMap((group) => Object.values<Call>(group))
    .filter(isExport)
    .map((call) => describeExport(call, { query: {}, body: {} }).entity);
  expect(entities.length).toBeGreaterThan(3);
  expect(entities.filter((entity) => !texts.includes(`audit.entity.${entity}`))).toEqual([]);
});

test('every text is used', () => {
  const sources = globSync('*/{src,build}/**/*.{ts,tsx}', { cwd: packages })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(packages, file), 'utf8'))
    .join('\n');
  expect(unusedIn(sources, everyId())).toEqual([]);
});

test('a text is used that stands in the code whole, or is put together of words that stand in it', () => {
  const code = "t('a.whole'); t(`a.post.${post}At`); const posts = ['board']; t(`a.kind.${kind}`); // tall";
  const ids = ['a.whole', 'a.post.boardAt', 'a.kind.tall', 'a.kind.small', 'a.post.board', 'a.other'];
  expect(unusedIn(code, ids)).toEqual(['a.kind.small', 'a.post.board', 'a.other']);
});

/** Ids that neither stand in the sources nor can be put together by them: `post.${post}At` makes only of known words. */
function unusedIn(sources: string, ids: readonly string[]): string[] {
  const quoted = new Set([...sources.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
  const words = new Set(sources.match(/[\w-]+/g));
  const templates = sources.match(/`[a-z]\w*\.[\w.]*\$\{[^`]*`?/g) ?? [];
  const made = [...new Set(templates)].map(patternOf);
  const canBeMade = (id: string) =>
    made.some((pattern) => {
      const parts = pattern.exec(id)?.slice(1).join('.').split('.');
      return parts?.every((part) => words.has(part)) ?? false;
    });
  return ids.filter((id) => !quoted.has(id) && !canBeMade(id));
}

/** What a template makes: anything of words where something is put in; a hole with braces in it is taken to reach to the end. */
function patternOf(template: string): RegExp {
  const parts = template
    .slice(1)
    .replace(/`$/, '')
    .split(/\$\{[^{}]*\}|\$\{.*$/s);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join(String.raw`([\w.-]+)`)}$`,
  );
}

function everyId(): string[] {
  return catalogueNames.flatMap((name) => Object.keys(readCatalogue('en', name)));
}

function isForServer(name: string): boolean {
  return /^\w+(\.server)?\.json$/.test(name);
}

function namesIn(text: string): string[] {
  return [...new Set(parametersIn(text).map(({ name }) => name))].toSorted();
}
