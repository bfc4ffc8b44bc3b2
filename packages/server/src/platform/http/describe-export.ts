import type { Call } from '@gangway/contract/core/define-call.ts';
import { routesOf } from '@gangway/contract/core/permissions.ts';
import { z } from 'zod';
import type { AuditEntity, AuditInput } from '../audit/record-audit.ts';

/** Whether a call hands out a file of what the back office keeps. */
export function isExport(call: Call): boolean {
  return call.kind === 'file' && routesOf(call.permission).length > 0;
}

/**
 * What is noted about an export: which records, through which screen, and by which filters and ids. Words somebody typed are left
 * out: they may be a name or a phone number. Which filters they stood in stays to be seen.
 */
export function describeExport(
  call: Call,
  input: { params?: unknown; query: unknown; body: unknown },
): AuditInput {
  const [, entity = ''] = call.path.split('/');
  const [route = ''] = routesOf(call.permission);
  const asked = call.body ? withoutWords(call.body, input.body) : withoutWords(call.query, input.query);
  const after = call.params
    ? { ...asObject(withoutWords(call.params, input.params)), ...asObject(asked) }
    : asked;
  // Every one of them has its name: a test of the catalogues goes through all exports.
  return { action: 'export', entity: entity as AuditEntity, entityId: route, after };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function withoutWords(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return null;
  return readable(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), value);
}

type Node = z.core.JSONSchema._JSONSchema | undefined;

function readable(node: Node, value: unknown): unknown {
  if (typeof value === 'string') return isChoice(node, value) || isMoment(value) ? value : '…';
  if (Array.isArray(value)) return value.map((entry) => readable(itemsOf(node), entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, readable(propertyOf(node, key), part)]),
  );
}

function isChoice(node: Node, value: string): boolean {
  if (typeof node !== 'object') return false;
  return (
    node.const === value ||
    (node.enum?.includes(value) ?? false) ||
    (node.anyOf?.some((part) => isChoice(part, value)) ?? false)
  );
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?$/.test(value);
}

function itemsOf(node: Node): Node {
  const items = typeof node === 'object' ? node.items : undefined;
  return Array.isArray(items) ? undefined : items;
}

function propertyOf(node: Node, key: string): Node {
  return typeof node === 'object' ? node.properties?.[key] : undefined;
}
