import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/**
 * A client that names every parameterised statement by its text, so that PostgreSQL plans it once per connection.
 * The set of statement texts in the product is fixed; lists are passed as one array parameter.
 */
export class NamedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads cannot be restated; this only adds a name
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    if (typeof text === 'string' && Array.isArray(values)) {
      return super.query({ name: nameOf(text), text, values }, callback);
    }
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    return (super.query as (...rest: any[]) => any).apply(this, args);
  }
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    names.set(text, name);
  }
  return name;
}
