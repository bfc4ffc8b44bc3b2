import type { Call } from '@gangway/contract/core/define-call.ts';
import { signsInHere } from '@gangway/contract/core/permissions.ts';
import { type ErrorCode, errorCatalogue } from '@gangway/contract/errors.ts';
import { readTemplates } from '../messages/translate.ts';
import type { JsonObject } from './openapi-schemas.ts';

const invalidBody: ErrorCode[] = ['request.invalid', 'request.brokenJson', 'request.unreadable'];
const signIn: ErrorCode[] = ['session.required', 'session.disabled', 'session.endedElsewhere'];
const signInHere: ErrorCode[] = ['session.signInHere', 'session.disabled', 'session.endedElsewhere'];

/** Answers with several reasons that many calls give; one with a single reason is called by that. */
const names = new Map([
  [invalidBody.join(), 'InvalidBody'],
  [signIn.join(), 'SignIn'],
  [signInHere.join(), 'SignInHere'],
]);

/** Describes the answers of calls that fail. Those many calls give stand in the document once. */
export function openapiFailures() {
  const templates = readTemplates();
  const responses: JsonObject = {};
  const describe = (reasons: ErrorCode[]) => ({
    description: reasons.map((reason) => `${reason}: ${inWords(templates[`error.${reason}`])}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  });
  const refer = (reasons: ErrorCode[]) => {
    const name = reasons.length === 1 ? reasons.map(asName).join() : names.get(reasons.join());
    if (!name) return describe(reasons);
    responses[name] = describe(reasons);
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    schemas: { Failure: failureSchema, ErrorCode: { type: 'string', enum: Object.keys(errorCatalogue) } },
    responses,
    /** By status: those any such call can give, and its own. */
    of(call: Call): JsonObject {
      const reasons = new Set([...usualReasons(call), ...(call.errors as ErrorCode[])]);
      const byStatus = Object.groupBy(reasons, (reason) => String(errorCatalogue[reason].status));
      return Object.fromEntries(Object.entries(byStatus).map(([status, list = []]) => [status, refer(list)]));
    },
  };
}

/** What a call can be refused with whatever it does. */
function usualReasons(call: Call): ErrorCode[] {
  const { permission } = call;
  const hasBody = call.body !== undefined || call.upload !== null || call.rawBody;
  const reasons: ErrorCode[] = hasBody ? [...invalidBody, 'request.tooLarge'] : ['request.invalid'];
  if (hasBody && !call.rawBody) reasons.push('request.mediaType');
  if (permission !== 'public') reasons.push(...(signsInHere(permission) ? signInHere : signIn));
  if (permission !== 'public' && permission !== 'account') reasons.push('permission.denied');
  return [...reasons, 'request.tooMany', 'server.fault', 'server.noDatabase'];
}

/** `record.missing` as a name: `RecordMissing`. */
function asName(reason: ErrorCode): string {
  return reason.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase());
}

const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'data', 'reason'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status, or what the specification says in its place' },
    message: { type: 'string', description: "For people, in the caller's language" },
    data: {
      type: ['object', 'null'],
      description:
        'With `record.changed` for a save made upon an older version: the record as it stands, what differs, who changed it and when',
      properties: {
        current: { description: 'The record as the save would have answered it' },
        differs: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field'],
            properties: { field: { type: 'string' }, label: { type: 'string' }, yours: {}, stored: {} },
          },
        },
        changedBy: { type: ['string', 'null'] },
        changedAt: { type: ['string', 'null'], format: 'date-time' },
      },
    },
    reason: { $ref: '#/components/schemas/ErrorCode' },
    fields: {
      type: 'array',
      description: 'The fields that are wrong',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** A message as it reads in most cases: of words that depend on a number or a state, the last. */
function inWords(template = ''): string {
  return template.replaceAll(
    /\{(\w+), (?:plural|select),.*?other \{([^{}]*)\}\}/g,
    (_, name: string, words: string) => words.replaceAll('#', `{${name}}`),
  );
}
