const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const refused = /^q=0(?:\.0*)?$/;

/** How an answer is packed for whoever takes these encodings; undefined: not at all. */
export function pickEncoding(accepted = ''): Encoding | undefined {
  const wishes = accepted
    .toLowerCase()
    .split(',')
    .map((wish) => wish.split(';').map((part) => part.trim()));
  return encodings.find((known) =>
    wishes.some(
      ([encoding, ...weights]) => encoding === known && !weights.some((weight) => refused.test(weight)),
    ),
  );
}
