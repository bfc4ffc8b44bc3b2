import { CompiledQuery } from 'kysely';

/**
 * A statement that is asked for several keys at once, with a place for each: `x in (${places})`. There is one text for each power of two,
 * so that there are few and each is soon planned for good. Of a list whose length it does not know PostgreSQL would plan each asking anew.
 */
export function forSeveral<Row>(
  write: (places: string) => string,
): (keys: readonly (number | string)[]) => CompiledQuery<Row> {
  const texts = new Map<number, string>();
  return (keys) => {
    const count = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
    const places = Array.from({ length: count }, (_, index) => `$${index + 1}`);
    const text = texts.get(count) ?? write(places.join(', '));
    texts.set(count, text);
    // The last one stands in the places that are left: once more is the same question.
    return CompiledQuery.raw(
      text,
      places.map((_, index) => keys[index] ?? keys.at(-1) ?? null),
    );
  };
}
