import type { z } from 'zod';

type Read<Name extends string, Readers extends Record<Name, z.ZodType>> = {
  [Key in Name]?: z.output<Readers[Key]>;
};

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readFilter<Name extends string, Readers extends Record<Name, z.ZodType>>(
  names: readonly Name[],
  readers: Readers,
  texts: Partial<Record<Name, string>>,
): Read<Name, Readers> {
  const read: Read<Name, Readers> = {};
  for (const name of names) {
    const text = texts[name];
    const result = text === undefined ? undefined : readers[name].safeParse(text);
    if (result?.data !== undefined) read[name] = result.data;
  }
  return read;
}
