import { z } from 'zod';

/** What follows each other in a backup: each table with its rows as `copy` gives them, sequences, and a last word. */
export type Frame =
  | { kind: 'table'; table: BackedUpTable }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'sequences'; sequences: BackedUpSequence[] }
  | { kind: 'end'; rows: number };

export type BackedUpTable = z.output<typeof tableShape>;
export type BackedUpSequence = z.output<typeof sequenceShape>;

const tableShape = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const sequenceShape = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});

const letters = { table: 'T', rows: 'R', sequences: 'S', end: 'Z' } as const;
const headBytes = 5;

/** A letter, the length, and what it is about. */
export function* writeFrame(frame: Frame): Generator<Buffer> {
  const content = contentOf(frame);
  const head = Buffer.alloc(headBytes);
  head.write(letters[frame.kind], 'latin1');
  head.writeUInt32BE(content.length, 1);
  yield head;
  if (content.length > 0) yield content;
}

export async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let waiting: Buffer[] = [];
  let length = 0;
  let needed = headBytes;
  for await (const chunk of stream) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < needed) continue;
    let rest = Buffer.concat(waiting);
    while (rest.length >= headBytes && rest.length >= headBytes + rest.readUInt32BE(1)) {
      const end = headBytes + rest.readUInt32BE(1);
      yield readFrame(rest.toString('latin1', 0, 1), rest.subarray(headBytes, end));
      rest = rest.subarray(end);
    }
    waiting = [rest];
    length = rest.length;
    needed = length < headBytes ? headBytes : headBytes + rest.readUInt32BE(1);
  }
  if (length > 0) throw new Error('the last frame of the backup is cut off');
}

function contentOf(frame: Frame): Buffer {
  if (frame.kind === 'rows') return frame.bytes;
  if (frame.kind === 'table') return Buffer.from(JSON.stringify(frame.table));
  if (frame.kind === 'sequences') return Buffer.from(JSON.stringify(frame.sequences));
  return Buffer.from(JSON.stringify(frame.rows));
}

function readFrame(letter: string, bytes: Buffer): Frame {
  if (letter === letters.rows) return { kind: 'rows', bytes };
  if (letter === letters.table)
    return { kind: 'table', table: tableShape.parse(JSON.parse(bytes.toString())) };
  if (letter === letters.sequences)
    return { kind: 'sequences', sequences: z.array(sequenceShape).parse(JSON.parse(bytes.toString())) };
  if (letter === letters.end) return { kind: 'end', rows: z.int().parse(JSON.parse(bytes.toString())) };
  throw new Error(`a frame of the unknown kind ${letter} stands in the backup`);
}
