import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err }, 'it failed');
  return (JSON.parse(lines[0] ?? '{}') as { err: Record<string, unknown> }).err;
}

test('an error is told by its name and message', () => {
  expect(logged(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
});

test('what is no error but has a message is told by it, as the job runner hands it over', () => {
  expect(logged({ message: 'timeout exceeded', queue: 'mail' })).toEqual({
    type: 'object',
    message: 'timeout exceeded',
  });
  expect(logged('text')).toEqual({ type: 'string' });
});

test('a value that PostgreSQL complains about is not repeated', () => {
  const error = Object.assign(new Error('invalid input: "A1234567"'), { code: '22P02' });
  expect(logged(error)).toMatchObject({ message: 'PostgreSQL error 22P02' });
});
