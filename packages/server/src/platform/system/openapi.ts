import { apiBase, cookieNames, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { calls } from '@gangway/contract/calls.ts';
import { routesOf } from '@gangway/contract/core/permissions.ts';
import type { z } from 'zod';
import { isExport } from '../http/describe-export.ts';
import { version } from '../version.ts';
import { openapiFailures } from './openapi-failures.ts';
import { type JsonObject, openapiSchemas, type OpenapiSchemas } from './openapi-schemas.ts';

/** The OpenAPI 3.1 document of every call in the contract. */
export function openapiDocument(): JsonObject {
  const schemas = openapiSchemas();
  const failures = openapiFailures();
  const paths: Record<string, JsonObject> = {};
  for (const [module, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries<Call>(group)) {
      paths[call.path] = {
        [call.method.toLowerCase()]: {
          operationId: `${module}.${name}`,
          tags: [module],
          ...operation(call, schemas),
          responses: { 200: success(call, schemas), ...failures.of(call) },
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gangway',
      version,
      description: 'Every call of the product. Code 200 in the body is success.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: apiBase, description: 'Where this document was read' }],
    tags: Object.entries(modules).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: tokenHeader, description: 'What the login answers' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieNames.token, description: 'Only for events' },
      },
      schemas: { ...failures.schemas, ...schemas.named() },
      responses: failures.responses,
    },
    paths,
  };
}

/** What the calls of each module are about. */
const modules: Record<keyof typeof calls, string> = {
  system: 'The process itself: its health, its mails, what happens live, and this document',
  identity: 'Accounts, login, sessions, roles, menus and the audit log',
  settings: 'Settings of the company',
  media: 'Pictures and slides',
  customers: 'Profiles, saved passengers and agents',
  fleet: 'Ships, rooms, room types and their prices',
  sailings: 'Routes, sailings and what is for sale on them',
  wallet: 'Balances of agents, recharges and allocations',
  payments: 'Payments, refunds to the payer and cash drawers',
  booking: 'Carts, orders, tickets, changes and cancellations',
  boarding: 'Scans at the posts, who is aboard, and what a device needs to work alone',
  housekeeping: 'Rooms aboard: who is in which, what must be cleaned, and what was',
  reports: 'What the whole comes to',
  legacy: 'The legacy system: its table of results, records only',
};

/** Who may make a call, in words. */
export function permissionText(permission: Call['permission']): string {
  if (typeof permission === 'object') return `${permission.access} on ${routesOf(permission).join(' or ')}`;
  return {
    public: 'anybody',
    account: 'any signed-in account',
    staff: 'any member of staff',
    customer: 'a customer',
    buyer: 'a customer, or a guest who booked without an account',
  }[permission];
}

function operation(call: Call, schemas: OpenapiSchemas): JsonObject {
  const content = requestContent(call, schemas);
  return {
    summary: call.summary,
    description: `Permission: ${permissionText(call.permission)}.`,
    security: securityOf(call),
    parameters: [...parameters('path', call.params, schemas), ...parameters('query', call.query, schemas)],
    ...(content ? { requestBody: { required: true, content } } : {}),
  };
}

function securityOf({ permission, kind }: Call): JsonObject[] {
  if (permission === 'public') return [];
  return kind === 'events' ? [{ token: [] }, { cookie: [] }] : [{ token: [] }];
}

function requestContent(call: Call, schemas: OpenapiSchemas): JsonObject | null {
  if (call.rawBody) return { '*/*': { schema: bytes } };
  if (call.upload) {
    const schema = { type: 'object', required: ['file'], properties: { file: bytes } };
    return { 'multipart/form-data': { schema } };
  }
  return call.body ? { 'application/json': { schema: schemas.refer(call.body, 'input') } } : null;
}

const bytes = { type: 'string', format: 'binary' };
const sheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Of what is sent as text, what is more than that. */
const textContent: Record<string, JsonObject> = {
  '/openapi.json': { 'application/json': { schema: { type: 'object' } } },
  '/docs': { 'text/html': { schema: { type: 'string' } } },
};

function success(call: Call, schemas: OpenapiSchemas): JsonObject {
  return { description: 'success', content: successContent(call, schemas) };
}

const answer = (type: string, schema: JsonObject) => ({ [type]: { schema } });

function successContent(call: Call, schemas: OpenapiSchemas): JsonObject {
  switch (call.kind) {
    case 'text':
      return textContent[call.path] ?? answer('text/plain', { type: 'string' });
    case 'file':
      return answer(isExport(call) ? sheets : '*/*', bytes);
    case 'events':
      return answer('text/event-stream', schemas.refer(call.response, 'output'));
    case 'json':
      return answer('application/json', {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: {
          code: { const: 200 },
          message: { type: 'string' },
          data: schemas.refer(call.response, 'output'),
        },
      });
  }
}

function parameters(
  place: 'path' | 'query',
  part: z.ZodType | undefined,
  schemas: OpenapiSchemas,
): JsonObject[] {
  if (!part) return [];
  return schemas.fieldsOf(part).map(({ name, required, schema }) => ({
    name,
    in: place,
    required: place === 'path' || required,
    schema,
  }));
}
