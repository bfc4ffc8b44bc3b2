const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** How an answer is packed for whoever takes these encodings; undefined: not at all. */
export function pickEncoding(accepted = ''): Encoding | undefined {
  // Hardly anybody weighs what they take; only then each is looked at by itself.
  if (!accepted.includes(';')) return encodings.find((known) => accepted.includes(known));
  const wishes = accepted.split(',').map((wish) => wish.trim());
  return encodings.find((known) =>
    wishes.some((wish) => wish.startsWith(known) && !/;\s*q=0(\.0*)?$/.test(wish)),
  );
}
