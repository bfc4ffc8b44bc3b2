import { type DestinationStream, type Logger, pino } from 'pino';

/** The log of a process, one line of JSON for each thing that happens. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What may be told of an error. PostgreSQL quotes whole rows in its details, and what was typed in complaints about a
 * value, so only names are taken from it: nobody's data belongs into a log.
 */
function describeError(error: unknown): Record<string, unknown> {
  // The job runner tells of errors in plain objects.
  if (typeof error !== 'object' || error === null || !('message' in error)) return { type: typeof error };
  const { name: type = 'object', message, stack } = error as Partial<Error>;
  const code: unknown = Reflect.get(error, 'code');
  const quotesValues = typeof code === 'string' && /^22\w{3}$/.test(code);
  return {
    type,
    message: quotesValues ? `PostgreSQL error ${code}` : message,
    stack: stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    code,
    table: Reflect.get(error, 'table'),
    column: Reflect.get(error, 'column'),
    constraint: Reflect.get(error, 'constraint'),
  };
}
