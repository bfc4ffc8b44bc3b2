import { formatInstant } from '../core/dates.ts';
import { formatMoney } from '../core/money.ts';
import type { AuditEntry } from './schemas.ts';

type Json = AuditEntry['before'];

/** One field of a changed record; null is a field that was not there. */
export interface Difference {
  path: string;
  before: string | null;
  after: string | null;
}

/** Every field of the record before and after, side by side. */
export function differences(before: Json, after: Json): Difference[] {
  const was = flatten(before);
  const is = flatten(after);
  return [...new Set([...was.keys(), ...is.keys()])].map((path) => ({
    path,
    before: was.get(path) ?? null,
    after: is.get(path) ?? null,
  }));
}

/**
 * What a field is called: by its whole path, or part by part, of an entry in a list also which one it is. Exports note their
 * filters under a word of their own.
 */
export function fieldName(path: string, label: (field: string) => string | undefined): string {
  const [named = '', ...entry] = path.split(' ');
  const field = named.replace(/^filter\./, '');
  const words =
    label(field) ??
    field
      .split('.')
      .map((part) => label(part) ?? part)
      .join(' · ');
  return [words, ...entry].join(' ');
}

/** Entries of a list are told apart by one of these, so that one more at the top does not change all below. */
const names = ['route', 'path', 'key', 'id', 'fromDays'];

function flatten(value: Json, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null) {
    if (path) into.set(path, '-');
  } else if (Array.isArray(value)) flattenList(value, path, into);
  else if (typeof value === 'object') {
    for (const [key, part] of Object.entries(value))
      flatten(part ?? null, path ? `${path}.${key}` : key, into);
  } else into.set(path || 'value', show(value, path));
  return into;
}

function flattenList(list: readonly Json[], path: string, into: Map<string, string>): void {
  if (!list.some((entry) => typeof entry === 'object' && entry !== null)) {
    into.set(path || 'value', list.map(plain).join(', ') || '-');
    return;
  }
  for (const [index, entry] of list.entries()) {
    const { name, rest } = nameOf(entry, String(index));
    flatten(rest, path ? `${path} ${name}` : name, into);
  }
}

/** What tells an entry of a list apart, and what it says besides. */
function nameOf(entry: Json, otherwise: string): { name: string; rest: Json } {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { name: otherwise, rest: entry };
  const key = names.find((candidate) => candidate in entry);
  if (!key) return { name: otherwise, rest: entry };
  const { [key]: name, ...rest } = entry;
  const parts = Object.values(rest);
  return { name: plain(name ?? null), rest: parts.length === 1 ? (parts[0] ?? null) : rest };
}

/** A value on one line. */
function plain(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : show(value);
}

/** Amounts say by their name that they are in sen; the prices of a room type stand under the slot they are for. */
const money = /(?:Sen|\b(?:day|night))$/;

function show(value: string | number | boolean, path = ''): string {
  if (typeof value === 'number' && money.test(path)) return formatMoney(value);
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatInstant(text) : text;
}
