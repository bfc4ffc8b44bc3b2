import { addDays } from '@gangway/contract/core/dates.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { z } from 'zod';
import { farAhead } from './days.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const passenger = {
  name: 'Sample',
  gender: 'female',
  idType: 'passport',
  idNumber: 'A1234567',
  passportExpiry: farAhead,
  nationality: 'SG',
  birthDate: '1990-01-01',
  phone: '+6581234567',
  referrer: 'GANGWAY',
};

/** Values for fields whose rules a JSON schema cannot say; the first that is of the field's type is taken. */
const samples: Record<string, readonly unknown[]> = {
  id: [999_999_999, '5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11'],
  roleId: [1],
  birthDate: ['1990-01-01'],
  phone: ['+60123456789'],
  email: ['name@example.com'],
  idCard: ['900101-10-5555'],
  passport: ['A1234567'],
  key: ['sample.key', '5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11'],
  template: ['editor'],
  mapUrl: ['https://maps.example/port'],
  shipId: [1],
  roomTypeId: [1],
  ids: [[1]],
  ticketIds: [[1]],
  passengers: [[passenger]],
  accountIds: [[1]],
  idEnding: ['1234'],
  idNumber: ['A1234567'],
  idType: ['passport'],
  nationality: ['SG'],
  passportExpiry: [farAhead],
  referrer: ['GANGWAY'],
  referenceCode: ['SAMPLE1'],

  link: ['/home'],
  prefix: ['B'],
  amenities: [['wifi']],
  beds: [['big']],
  weekdays: [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']],
  day: [100],
  date: [farAhead],
  dates: [[farAhead]],
  createdFrom: [farAhead],
  createdTo: [farAhead],
  sailingFrom: [farAhead],
  sailingTo: [farAhead],
  receivedFrom: [farAhead],
  receivedTo: [farAhead],
  deviceId: ['5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11'],
  secret: ['5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11'],
  dueDate: [farAhead],
  from: [farAhead, '2025-11-15T00:00:00Z', 1],
  to: [addDays(farAhead, 1), '2025-11-15T00:00:00Z', 2],
  slots: [[{ slot: 'day', departure: '09:00', returning: '17:00' }]],
};
const uuid = '5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11';
const scan = { id: uuid, sequence: 1, deviceAt: '2025-11-15T00:00:00Z' };
const lateScan = {
  ...scan,
  sailingId: 999_999_999,
  post: 'board',
  accountId: 1,
  ticketId: 1,
  offsetMs: 0,
  manifestVersion: 0,
  verdict: 'accepted',
  reason: 'ok',
};
const line = { sailingId: 999_999_999, roomTypeId: 1, bed: null, passengers: [passenger], shownTotalSen: 1 };
/** Values for whole fields of one call, where a name alone does not say what is meant. */
const samplesOfCalls: Record<string, unknown> = {
  '/shipClient/quote lines': [{ sailingId: 999_999_999, roomTypeId: 1, people: 1 }],
  '/shipClient/checkout lines': [line],
  '/shipClient/checkout cartLines': [],
  '/shipClient/referrer/check code': 'GANGWAY',
  '/order/counter line': line,
  '/order/counter accountId': null,
  '/order/counter againOrderId': null,
  '/shipClient/order/{id}/replaceGuest passenger': passenger,
  '/order/{id}/replaceGuest passenger': passenger,
  '/order/{id}/correctGuest passenger': passenger,
  '/order/{id}/replaceGuest money': { method: 'creditCard', slipNo: '0001' },
  '/boarding/undo id': uuid,
  '/boarding/undo scanId': uuid,
  '/boarding/scan items': [{ ...scan, text: 'sample' }],
  '/boarding/handOver scans': [lateScan],
  '/boarding/{id}/manifests/compare from': 1,
  '/boarding/{id}/manifests/compare to': 2,
  '/housekeeping/checkIn id': uuid,
  '/order/{id}/change money': { method: 'creditCard', slipNo: '0001' },
};
const texts = [
  'Sample-1',
  'sample',
  '2025-11-15T00:00:00Z',
  'name@example.com',
  '1990-01-01',
  farAhead.slice(0, 7),
  '09:00',
  '480.webp',
];

/** A request the contract takes, made from its schemas; every field is given, optional ones too. */
export function sampleInput(call: Call): { params: Sample; query: Sample; body: Sample } {
  const sample = (schema: z.ZodType | undefined) => sampleOf(schema, call.path);
  return { params: sample(call.params), query: sample(call.query), body: sample(call.body) };
}

export type Sample = Record<string, unknown>;

/** The fields of a schema, each with the JSON schema it has. */
export function fieldsOf(schema: z.ZodType | undefined): [string, JsonSchema][] {
  return Object.entries(jsonSchema(schema).properties ?? {}).map(([name, field]) => [
    name,
    typeof field === 'object' ? field : {},
  ]);
}

interface Leaf {
  path: string[];
  schema: JsonSchema;
}

/** Every value of a schema that is no object itself, with the way to it; lists count as values. */
export function leavesOf(schema: z.ZodType | undefined): Leaf[] {
  const walk = (path: string[], json: JsonSchema): Leaf[] =>
    json.properties
      ? Object.entries(json.properties).flatMap(([name, field]) =>
          walk([...path, name], typeof field === 'object' ? field : {}),
        )
      : [{ path, schema: json }];
  return schema ? walk([], jsonSchema(schema)) : [];
}

/** The sample with one of its values, however deep, put another way. */
export function withLeaf(sample: Sample, [name = '', ...rest]: readonly string[], value: unknown): Sample {
  const inner = sample[name];
  if (rest.length === 0) return { ...sample, [name]: value };
  return { ...sample, [name]: withLeaf(isSample(inner) ? inner : {}, rest, value) };
}

function isSample(value: unknown): value is Sample {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNumber({ type, anyOf = [] }: JsonSchema): boolean {
  return [type, ...anyOf.map((option) => (typeof option === 'object' ? option.type : ''))].some(
    (kind) => kind === 'integer' || kind === 'number',
  );
}

export function requiredOf(schema: z.ZodType | undefined): string[] {
  return jsonSchema(schema).required ?? [];
}

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Worked out once for each; thousands of tests ask. */
function jsonSchema(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return {};
  const known = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  jsonSchemas.set(schema, known);
  return known;
}

function sampleOf(schema: z.ZodType | undefined, path: string): Sample {
  if (!schema) return {};
  const sample = Object.fromEntries(
    fieldsOf(schema).map(([name, field]) => {
      const key = `${path} ${name}`;
      return [name, key in samplesOfCalls ? samplesOfCalls[key] : valueOf(name, field)];
    }),
  );
  const result = schema.safeParse(sample);
  if (!result.success) throw new Error(`add a sample for ${z.prettifyError(result.error)}`);
  return sample;
}

function valueOf(name: string, schema: JsonSchema): unknown {
  const sample = samples[name]?.find((candidate) => isOfType(schema, candidate));
  if (sample !== undefined) return sample;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const option = (schema.anyOf ?? schema.oneOf)?.at(-1);
  if (typeof option === 'object') return valueOf(name, option);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [
          key,
          valueOf(key, typeof field === 'object' ? field : {}),
        ]),
      );
    case 'string':
      return texts.find((text) => fits(schema, text)) ?? '';
    default:
      return null;
  }
}

/** Whether a value is of the type a schema asks for; a schema that names none takes any. */
function isOfType(schema: JsonSchema, value: unknown): boolean {
  const options = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])].filter(
    (option) => typeof option === 'object',
  );
  const types = options.flatMap((option) => option.type ?? []);
  if (types.length === 0) return true;
  if (typeof value === 'string') return types.includes('string') && fits(schema, value);
  if (typeof value === 'number') return types.includes('integer') || types.includes('number');
  return types.includes('array') && Array.isArray(value);
}

function fits(schema: JsonSchema, text: string): boolean {
  const patterns = [
    schema.pattern,
    ...(schema.allOf ?? []).map((part) => (typeof part === 'object' ? part.pattern : '')),
  ];
  return (
    patterns.every((pattern) => !pattern || new RegExp(pattern, 'u').test(text)) &&
    text.length >= (schema.minLength ?? 0)
  );
}
