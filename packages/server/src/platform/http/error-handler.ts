import { apiBase } from '@gangway/contract/core/cookies.ts';
import { type Difference, isRecord } from '@gangway/contract/core/stale-record.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { describeFields, fieldLabel } from '../messages/describe-fields.ts';
import { translate } from '../messages/translate.ts';
import { localeOf } from './read-request.ts';

/** How soon it may be asked again what could not be served. */
const awaySeconds = 5;

/** What is said of a file, to a browser that has a part of it or an older one; the sender of files gives no other code. */
const fileRefusals = new Map<number | undefined, 'request.notAsStated' | 'request.range'>([
  [412, 'request.notAsStated'],
  [416, 'request.range'],
]);

/** Answers every failure in the one envelope, in the caller's language, and logs what is our own fault. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error);
    // A sheet called off before it began breaks our own stream, and nothing is wrong with it.
    const isCalledOff = error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;
    if (isCalledOff) request.log.info('the reader went away before the answer');
    else if (known.status >= 500 && known.reason === 'server.fault')
      request.log.error({ err: error }, 'request failed');
    if (known.reason === 'server.noDatabase') request.log.warn({ err: error }, 'the database did not serve');
    request.failure = known.reason;
    if (known.status === 429) {
      reply.header('retry-after', Number(known.params['minutes'] ?? 1) * 60);
    }
    if (known.status === 503) reply.header('retry-after', awaySeconds);
    // What is missing or broken now may be there in a moment; nobody keeps that.
    reply.header('cache-control', 'no-store');
    return reply.status(known.status).send(errorBody(known, localeOf(request), request));
  });
}

/** Whether a path belongs to the calls rather than to the pages. */
export function isApiPath(url: string): boolean {
  return url === apiBase || url.startsWith(`${apiBase}/`);
}

function errorBody(error: AppError, locale: Locale, { id: requestId, routeOptions }: FastifyRequest) {
  const fields = describeFields(error.fields, locale, routeOptions.config.call?.path);
  const single = error.reason === 'request.invalid' && fields.length > 0;
  return {
    code: error.code,
    message: single
      ? fields
          .map((field) => field.message)
          .slice(0, 3)
          .join('; ')
      : translate(locale, `error.${error.reason}`, { ...error.params, requestId }),
    data: inLanguage(error.data, locale, routeOptions.config.call?.path),
    reason: error.reason,
    ...(fields.length > 0 ? { fields } : {}),
  };
}

/** Names what a stale save differs in; whatever else an answer carries goes as it is. */
function inLanguage(data: unknown, locale: Locale, callPath: string | undefined): unknown {
  if (!isRecord(data) || !Array.isArray(data['differs'])) return data;
  const differs = (data['differs'] as Difference[]).map(({ field, ...values }) => ({
    field,
    label: fieldLabel(field, locale, callPath),
    ...values,
  }));
  return { ...data, differs };
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('server.noDatabase');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.tooLarge');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.mediaType');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('request.brokenJson');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('request.notFound');
    default:
      if (error instanceof SyntaxError && error.statusCode === 400) return new AppError('request.brokenJson');
      // Whoever sent it went away in the middle of it; only Fastify's reading of a body gives that a status.
      if (error.code === 'ECONNRESET' && error.statusCode === 400) return new AppError('request.unreadable');
      return new AppError(fileRefusals.get(error.statusCode) ?? 'server.fault');
  }
}
