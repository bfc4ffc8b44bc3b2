const families = (
  'Tan Lim Lee Ong Wong Ng Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Sim Chong Chia Fong Rahman Ismail Hassan Osman ' +
  'Abdullah Ibrahim Kumar Singh Raj Pillai'
).split(' ');
const starts = 'Ai Bo Cheng Da En Fei Guo Hui Ji Kai Lin Mei Nur Pei Qi Ra Shu Ti Wei Yan'.split(' ');
const ends = 'an bin chen din fah han jun ka ling min na ping ren sha tong'.split(' ');

/** Whoever bears it is found in a few orders, however many there are. */
export const rareName = 'Zulkarnaen';
/** The most common of all: a tenth of all people bear it. */
export const commonName = 'Tan';

const one = (words: readonly string[], share: string) =>
  `('{${words.join(',')}}'::text[])[1 + floor(${words.length} * ${share})::int]`;

/** A name for the number n, in SQL: a family's, of which some are common, and one of three hundred given ones. */
export function nameFor(n: string): string {
  const share = (by: number) => `((${n})::bigint * ${by} % 1000003 / 1000003.0)`;
  return `case when ${n} in (300, 3000, 9000) then '${rareName}'
    else ${one(families, `power(${share(7919)}, 1.5)`)} || ' ' || ${one(starts, share(104_729))} || ${one(ends, share(15_485_863))} end`;
}
