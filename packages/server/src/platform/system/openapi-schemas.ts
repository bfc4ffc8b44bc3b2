import { calls } from '@gangway/contract/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { namedSchemas } from '@gangway/contract/named-schemas.ts';
import { z } from 'zod';

export type JsonObject = Record<string, unknown>;
type Direction = 'input' | 'output';

export interface OpenapiSchemas {
  /** The schema of a part of a call: a reference where it has a name worth one. */
  refer(part: z.ZodType, direction: Direction): JsonObject;
  /** The fields of a part that is no object of its own in a request: those of its address. */
  fieldsOf(part: z.ZodType): { name: string; required: boolean; schema: JsonObject }[];
  /** What was referred to until now, and what that refers to, by name. */
  named(): JsonObject;
}

/**
 * The schemas of all calls as JSON schemas that refer to each other by the names they have in the contract; bodies and answers
 * that were written where the call is are named by the call: `PageOrdersBody`, `PageOrdersData`, `OrderCountsItem`.
 */
export function openapiSchemas(): OpenapiSchemas {
  const names = nameSchemas();
  const described = { input: describe(names, 'input'), output: describe(names, 'output') };
  const named: JsonObject = {};

  const idOf = (part: z.ZodType) => names.get(part)?.id ?? '';
  const take = (id: string, direction: Direction) => {
    const schema = described[direction][id];
    if (named[id] === undefined) {
      named[id] = schema;
      for (const other of referencesIn(schema)) take(other, direction);
    } else if (JSON.stringify(named[id]) !== JSON.stringify(schema)) {
      throw new Error(`${id} is sent in another shape than it is answered: give the two a name each`);
    }
  };

  return {
    refer(part, direction) {
      const id = idOf(part);
      const schema = described[direction][id] ?? {};
      if (!isWorthAName(schema)) {
        for (const other of referencesIn(schema)) take(other, direction);
        return schema;
      }
      take(id, direction);
      return { $ref: addressOf(id) };
    },
    fieldsOf(part) {
      const { properties = {}, required = [] } = (described.input[idOf(part)] ?? {}) as {
        properties?: Record<string, JsonObject>;
        required?: string[];
      };
      for (const other of referencesIn(properties)) take(other, 'input');
      return Object.entries(properties).map(([name, schema]) => ({
        name,
        required: required.includes(name),
        schema,
      }));
    },
    named: () => Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

type Names = ReturnType<typeof nameSchemas>;

function nameSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of namedSchemas()) names.add(schema, { id: capital(name) });
  for (const [name, call] of Object.values(calls).flatMap((group) => Object.entries<Call>(group))) {
    const parts = { Params: call.params, Query: call.query, Body: call.body, Data: call.response };
    for (const [kind, part] of Object.entries(parts)) {
      if (part && !names.has(part)) names.add(part, { id: capital(name) + kind });
      const item = part instanceof z.ZodArray ? part.element : null;
      if (item instanceof z.ZodObject && !names.has(item)) names.add(item, { id: `${capital(name)}Item` });
    }
  }
  return names;
}

function describe(names: Names, io: Direction): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(names, {
    io,
    unrepresentable: 'any',
    uri: addressOf,
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      // An answer may grow a field; only what is sent is held to the fields that are known.
      if (_zod.def.type === 'object' && !('catchall' in _zod.def)) delete jsonSchema.additionalProperties;
      // Bounds every number and text has anyway say nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: _address, ...schema }]) => [
      id,
      // One that contains itself, which is any JSON: generators make types of it that do not compile.
      referencesIn(schema).includes(id) ? { description: 'Any JSON' } : schema,
    ]),
  );
}

/** Lists, texts and nothing stand where they are; what has fields or choices of its own is looked up. */
function isWorthAName(schema: JsonObject): boolean {
  return schema['type'] === 'object' || 'enum' in schema || 'anyOf' in schema || 'oneOf' in schema;
}

const addresses = '#/components/schemas/';
const addressOf = (id: string) => addresses + id;

function referencesIn(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, id = '']) => id,
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
