import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@gangway/contract/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { errorCatalogue } from '@gangway/contract/errors.ts';
import { locales, siteLocales } from '@gangway/contract/core/locales.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeExport, isExport } from '../src/platform/http/describe-export.ts';

const packages = path.resolve(import.meta.dirname, '../..');
const folder = path.join(packages, 'contract/locales');
const names = [
  ...new Set(globSync('*/*.json', { cwd: folder }).map((file) => path.basename(file))),
].toSorted();

describe.each(names)('%s', (name) => {
  const wanted = name.endsWith('.site.json') ? siteLocales : locales;
  const english = read('en', name);

  test('exists in just the languages it is for', () => {
    const found = globSync(`*/${name}`, { cwd: folder }).map((file) => path.dirname(file));
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });

  test.each(wanted)('in %s has every text, with the parameters of the English one', (locale) => {
    const texts = read(locale, name);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [id, text] of Object.entries(texts)) {
      expect.soft(text.trim(), id).not.toBe('');
      expect.soft(parametersOf(text), id).toEqual(parametersOf(english[id] ?? ''));
    }
  });
});

test('no text stands in two catalogues', () => {
  const ids = names.flatMap((name) => Object.keys(read('en', name)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every error has its sentence', () => {
  const ids = new Set(names.filter(isForServer).flatMap((name) => Object.keys(read('en', name))));
  expect(Object.keys(errorCatalogue).filter((code) => !ids.has(`error.${code}`))).toEqual([]);
});

test('what is exported has its name in the audit log', () => {
  const texts = names.flatMap((name) => Object.keys(read('en', name)));
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
  const quoted = new Set([...sources.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
  const beginnings = [...sources.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map((match) => match[1] ?? '');
  const ids = names.flatMap((name) => Object.keys(read('en', name)));
  expect(ids.filter((id) => !quoted.has(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual(
    [],
  );
});

function isForServer(name: string): boolean {
  return /^\w+(\.server)?\.json$/.test(name);
}

function read(locale: string, name: string): Record<string, string> {
  try {
    const text = readFileSync(path.join(folder, locale, name), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

function parametersOf(text: string): string[] {
  const compiled: unknown = compileMessage(text);
  // The compiler gives a text that is not well written back as it is.
  if (Array.isArray(compiled) && compiled.length === 1 && compiled[0] === text && /[{}]/.test(text)) {
    throw new Error(`not a well-written message: ${text}`);
  }
  return [...new Set(walk(compiled))].toSorted();
}

function walk(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  return node.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part;
    const inside =
      typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(walk) : [];
    return [String(name), ...inside];
  });
}
