import { CompiledQuery } from 'kysely';

type Value = string | number | boolean | Date | null | readonly (string | number | Date | null)[];

const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement of nothing but text and values, for what is asked most: its text is put together once, where `sql` and the query builder
 * walk through all their parts for each asking. Columns get the names they have elsewhere.
 */
export function written<Row>(strings: TemplateStringsArray, ...values: readonly Value[]): CompiledQuery<Row> {
  let text = texts.get(strings);
  if (text === undefined) {
    text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
    texts.set(strings, text);
  }
  return CompiledQuery.raw(text, values.map(plain));
}

/** The driver takes a moment apart into its parts, and each of them into digits. */
const plain = (value: Value): Value => (value instanceof Date ? value.toISOString() : value);
