import { isDeepStrictEqual } from 'node:util';

/** What is told of a change. */
export interface ToldChange {
  action: string;
  before?: unknown;
  after?: unknown;
  /** Known to have changed, though what is told of it reads alike before and after: of a number only its ending is told. */
  isChange?: true;
}

interface Change {
  before: unknown;
  after: unknown;
}

/** Every save moves these, whatever else it changes. */
const moved = new Set(['updatedAt', 'version']);

/**
 * What the log keeps of a change. Of a record that was saved again only what the save names is told, before and after alike;
 * null where that is the same.
 */
export function trueChange({ action, before, after, isChange }: ToldChange): Change | null {
  const told = { before: plain(before), after: plain(after) };
  if (action !== 'update' || !isRecord(told.before) || !isRecord(told.after)) return told;
  const was = told.before;
  const named = Object.entries(told.after).filter(([field]) => !moved.has(field));
  const change = {
    before: Object.fromEntries(
      named.flatMap(([field]) => (has(was, field) ? [[field, read(was, field)]] : [])),
    ),
    after: Object.fromEntries(named),
  };
  return !isChange && isDeepStrictEqual(change.before, change.after) ? null : change;
}

/** A save names the pictures by their ids, the record holds them. */
const pictures: Record<string, string> = { imageId: 'image', imageIds: 'images' };

function has(record: Record<string, unknown>, field: string): boolean {
  return field in record || (pictures[field] ?? field) in record;
}

function read(record: Record<string, unknown>, field: string): unknown {
  if (field in record) return record[field];
  const held = record[pictures[field] ?? field];
  return Array.isArray(held) ? held.map(idOf) : idOf(held);
}

function idOf(picture: unknown): unknown {
  return isRecord(picture) ? (picture['id'] ?? null) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As the log keeps it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
