/** What a scanner sends after a code. `any` takes CR, LF or both; with `none` a pause ends the code. */
export const suffixes = ['any', 'cr', 'lf', 'crlf', 'tab', 'none'] as const;
export type Suffix = (typeof suffixes)[number];

const ends: Record<Exclude<Suffix, 'none'>, RegExp> = {
  any: /\r\n|\r|\n/,
  cr: /\r/,
  lf: /\n/,
  crlf: /\r\n/,
  tab: /\t/,
};
const pauseMs = 80;
/** A wrong suffix must not collect for ever. */
const longest = 16_384;

/** Does something later; gives what prevents it. */
export type Later = (ms: number, run: () => void) => () => void;

const doNothing = () => {};

/** Cuts what comes in, in pieces of any size, into lines. Empty ones are nobody's code. */
export function createLineSplitter(suffix: Suffix, onLine: (line: string) => void, later: Later) {
  const decoder = new TextDecoder();
  let rest = '';
  let prevent = doNothing;

  const give = (line: string) => {
    if (line !== '') onLine(line);
  };
  const flush = () => {
    const line = rest;
    rest = '';
    give(line);
  };

  return {
    push(bytes: Uint8Array): void {
      prevent();
      rest += decoder.decode(bytes, { stream: true });
      if (suffix !== 'none') {
        const lines = rest.split(ends[suffix]);
        rest = lines.pop() ?? '';
        for (const line of lines) give(line);
      }
      if (rest.length > longest) flush();
      else if (suffix === 'none') prevent = later(pauseMs, flush);
    },
    stop: () => prevent(),
  };
}
