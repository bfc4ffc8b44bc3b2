/** Keys further apart than this are not of one code; slow scanners and loaded machines reach some 100 ms. */
const gapMs = 120;
/** Nobody types six keys as fast as this. */
const machineMs = 40;
const machineLength = 6;
/** A code of ours has some 110 characters; a scanner that reads a page full must not fill the memory. */
const longest = 4_096;

interface Key {
  /** What the key writes; empty for Enter and Tab. */
  character: string;
  isEnd: boolean;
  at: number;
}

export type WedgeStep =
  | { kind: 'first' }
  | { kind: 'more' }
  | { kind: 'code'; text: string }
  | { kind: 'none' };

/** Whether a text is one that scanners read, however slowly it comes. */
export type IsCode = (text: string) => boolean;

/** Tells a scanner that types from a person who types, by what it writes and how fast, key by key. */
export function createWedgeBuffer(isKnown: IsCode) {
  let text = '';
  let first = 0;
  let last = 0;

  const isCode = () => {
    if (isKnown(text)) return true;
    return text.length >= machineLength && (last - first) / (text.length - 1) < machineMs;
  };

  return {
    key({ character, isEnd, at }: Key): WedgeStep {
      const isNew = text === '' || at - last > gapMs;
      if (isEnd) {
        const found = !isNew && isCode() ? text : null;
        text = '';
        return found === null ? { kind: 'none' } : { kind: 'code', text: found };
      }
      text = isNew ? character : (text + character).slice(0, longest);
      if (isNew) first = at;
      last = at;
      return { kind: isNew ? 'first' : 'more' };
    },
    /** A key no scanner sends: what came so far was typed. */
    forget(): void {
      text = '';
    },
  };
}
