import type { z } from 'zod';

/** What is wrong with one field: which message to show and what to put into it. */
export interface FieldError {
  field: string;
  id: string;
  values: Record<string, string | number>;
}

type Issue = z.core.$ZodIssue;

/**
 * Turns the issues of a schema into messages by id; a schema may name its own id as the issue's message. Parse with
 * `reportInput`, else a value of a wrong type is asked for as if it were missing.
 */
export function fieldErrors(error: { issues: readonly Issue[] }): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...issue.path, key].join('.'),
        id: 'validation.unknown',
        values: {},
      }));
    }
    return [{ field: fieldOf(issue.path), ...describe(issue) }];
  });
}

/** A list of plain values is one field: `weekdays`, whichever of them is wrong. */
function fieldOf(path: Issue['path']): string {
  return (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.');
}

function describe(issue: Issue): Omit<FieldError, 'field'> {
  if (/^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/.test(issue.message))
    return { id: issue.message, values: bounds(issue) };
  switch (issue.code) {
    case 'invalid_type':
      return { id: issue.input === undefined ? 'validation.required' : 'validation.type', values: {} };
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1)
        return { id: 'validation.required', values: {} };
      return {
        id: issue.origin === 'string' ? 'validation.short' : 'validation.small',
        values: bounds(issue),
      };
    case 'too_big':
      return { id: issue.origin === 'string' ? 'validation.long' : 'validation.big', values: bounds(issue) };
    case 'invalid_value':
      return { id: 'validation.choice', values: { choices: issue.values.map(String).join(', ') } };
    default:
      return { id: 'validation.format', values: {} };
  }
}

/** The bounds a schema names, and what a rule of its own wants put into its message. */
function bounds(issue: Issue): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  // Numbers are whole here: what must be above 0, as an id, is 1 or more.
  const step = 'inclusive' in issue && !issue.inclusive ? 1 : 0;
  if ('minimum' in issue) values['min'] = Number(issue.minimum) + step;
  if ('maximum' in issue) values['max'] = Number(issue.maximum) - step;
  if (issue.code !== 'custom') return values;
  for (const [name, value] of Object.entries(issue.params ?? {}))
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  return values;
}
