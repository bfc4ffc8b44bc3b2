import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { readInParts } from './row-parts.ts';
import { type SheetColumn, streamSheet } from './write-sheet.ts';

interface Guest {
  number: number;
  words: string;
}

const total = 2500;
/** A few parts, wherever the sheet stands. */
const ahead = 800;
/** Random, so that they are packed little: what was taken is close to what was read. */
const someWords = () => randomBytes(300).toString('hex');
const columns: SheetColumn<Guest>[] = [
  { title: 'Number', width: 10, value: (guest) => guest.number },
  { title: 'Words', width: 60, value: (guest) => guest.words },
];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** How many of the rows that were read somebody still holds, once everything else is cleared away. */
async function held(read: readonly WeakRef<Guest>[]): Promise<number> {
  // What was looked at in this turn is kept until its end.
  await nextTurn();
  collect();
  return read.filter((row) => row.deref()).length;
}

test('in the middle of a long sheet no more is read than was taken, and held', async () => {
  const read: WeakRef<Guest>[] = [];
  const rows = readInParts(
    Array.from({ length: total }, (_, at) => at),
    async (some) => {
      const part = some.map((number): Guest => ({ number, words: someWords() }));
      read.push(...part.map((row) => new WeakRef(row)));
      return part;
    },
  );
  const taken = new TakenRows();
  const stream = streamSheet({ title: 'Long', columns, rows, total: 'Total' });
  for (const share of [0.1, 0.5, 0.9]) {
    while (taken.count < share * total) {
      const { value, done } = await stream.next();
      if (done) throw new Error('the sheet ended early');
      await taken.add(value);
    }
    // Nobody takes any more.
    expect(read.length - taken.count).toBeLessThan(ahead);
    expect(await held(read)).toBeLessThan(ahead);
  }
  await stream.return(undefined);
});

/** Unpacks what was taken of an archive's largest file, and counts its rows; what it unpacks is not kept. */
class TakenRows {
  count = 0;
  #inflate = createInflateRaw();
  #isSheet = false;
  #rest = '';

  constructor() {
    this.#inflate.setEncoding('latin1');
    this.#inflate.on('data', (text: string) => {
      const seen = this.#rest + text;
      this.count += seen.split('</row>').length - 1;
      this.#rest = seen.slice(-5);
    });
  }

  async add(chunk: Buffer): Promise<void> {
    if (this.#isSheet) await new Promise<unknown>((resolve) => this.#inflate.write(chunk, resolve));
    else this.#isSheet = chunk.includes('xl/worksheets/sheet1.xml');
  }
}
