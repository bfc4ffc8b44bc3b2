import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { calls } from '@gangway/contract/calls.ts';
import { routesOf } from '@gangway/contract/core/permissions.ts';
import { type ErrorCode, errorCatalogue } from '@gangway/contract/errors.ts';
import { z } from 'zod';
import { version } from '../version.ts';
import { liftDefinitions } from './lift-definitions.ts';

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call in the contract. */
export function openapiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const schemas: JsonObject = { Failure: failureSchema };
  for (const [module, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries<Call>(group)) {
      paths[apiBase + call.path] = { [call.method.toLowerCase()]: operation(module, name, call) };
    }
  }
  const liftedPaths = liftDefinitions(paths, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gangway',
      version,
      description: 'Every call of the product. Code 200 in the body is success.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: tokenHeader } },
      schemas,
    },
    paths: liftedPaths,
  };
}

/** Who may make a call, in words. */
export function permissionText(permission: Call['permission']): string {
  if (typeof permission === 'object') return `${permission.access} on ${routesOf(permission).join(' or ')}`;
  return {
    public: 'anybody',
    account: 'any signed-in account',
    staff: 'any member of staff',
    customer: 'a customer',
  }[permission];
}

function operation(module: string, name: string, call: Call): JsonObject {
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary: call.summary,
    description: `Permission: ${permissionText(call.permission)}.`,
    ...(call.permission === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: { 200: success(call), ...failures(call) },
  };
}

function success(call: Call): JsonObject {
  if (call.kind === 'text')
    return { description: 'success', content: { 'text/plain': { schema: { type: 'string' } } } };
  const data = schemaOf(call.response, 'output');
  if (call.kind === 'events')
    return { description: 'events', content: { 'text/event-stream': { schema: data } } };
  const properties = { code: { const: 200 }, message: { type: 'string' }, data };
  return {
    description: 'success',
    content: {
      'application/json': { schema: { type: 'object', required: ['code', 'message', 'data'], properties } },
    },
  };
}

function failures(call: Call): JsonObject {
  const reasons: ErrorCode[] = [
    'request.invalid',
    'server.fault',
    'server.noDatabase',
    ...(call.errors as ErrorCode[]),
  ];
  if (call.permission !== 'public') reasons.push('session.required', 'permission.denied');
  const byStatus = Object.groupBy(reasons, (reason) => String(errorCatalogue[reason].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: (list ?? []).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

const failureSchema = z.toJSONSchema(
  z.object({
    code: z.int(),
    message: z.string(),
    data: z.null(),
    reason: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
);

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
