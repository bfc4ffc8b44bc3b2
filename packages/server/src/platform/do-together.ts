/** Somebody stood in a line longer than anybody should. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

interface Batching<Piece, Answer> {
  /** So many batches are under way at once. */
  atOnce: number;
  /** So many pieces are in one. */
  most: number;
  /** How long a piece waits for its turn. */
  patienceMs: number;
  /** Pieces of one place are never in two batches that are under way at once. */
  placeOf(piece: Piece): number;
  /** Pieces with a mark in common are never in the same batch. */
  marksOf(piece: Piece): readonly string[];
  /** Whether a piece is done alone in any case. */
  goesAlone(piece: Piece): boolean;
  alone(piece: Piece): Promise<Answer>;
  /** Does several at once; gives their answers in the same order, or null where each has to be done alone. What it fails with all of them hear. */
  together(pieces: readonly Piece[]): Promise<readonly Answer[] | null>;
}

interface Waiting<Piece, Answer> {
  piece: Piece;
  place: number;
  marks: readonly string[];
  isAlone: boolean;
  timer?: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * Does pieces of work together: whoever comes in the same turn of the loop, or while others are under way, goes with the next batch, in
 * the order they came. Who comes alone waits for nobody.
 */
export function doTogether<Piece, Answer>({
  atOnce,
  most,
  patienceMs,
  placeOf,
  marksOf,
  goesAlone,
  alone,
  together,
}: Batching<Piece, Answer>): (piece: Piece) => Promise<Answer> {
  const waiting = new Set<Waiting<Piece, Answer>>();
  const busy = new Set<number>();
  let underWay = 0;
  let isCalled = false;

  function next(): Waiting<Piece, Answer>[] {
    const batch: Waiting<Piece, Answer>[] = [];
    const marks = new Set<string>();
    for (const one of waiting) {
      if (busy.has(one.place)) continue;
      if (one.isAlone && batch.length === 0) return [one];
      if (one.isAlone || one.marks.some((mark) => marks.has(mark))) continue;
      for (const mark of one.marks) marks.add(mark);
      if (batch.push(one) === most) break;
    }
    return batch;
  }

  function begin(): void {
    while (underWay < atOnce) {
      const batch = next();
      if (batch.length === 0) return;
      for (const one of batch) {
        clearTimeout(one.timer);
        waiting.delete(one);
      }
      void finish(batch);
    }
  }

  async function finish(batch: readonly Waiting<Piece, Answer>[]): Promise<void> {
    const places = new Set(batch.map(({ place }) => place));
    underWay += 1;
    for (const place of places) busy.add(place);
    try {
      const [only, ...others] = batch;
      const answers =
        only && others.length === 0
          ? [await alone(only.piece)]
          : await together(batch.map(({ piece }) => piece));
      if (!answers) waitAlone(batch);
      else if (answers.length < batch.length) throw new Error('not all of a batch were answered');
      else for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      for (const one of batch) one.reject(error);
    } finally {
      underWay -= 1;
      for (const place of places) busy.delete(place);
      begin();
    }
  }

  function wait(one: Waiting<Piece, Answer>): void {
    one.timer = setTimeout(() => {
      waiting.delete(one);
      one.reject(new WaitedTooLong(`nobody was let in for ${patienceMs} ms`));
    }, patienceMs);
    waiting.add(one);
  }

  /** They came before whoever is waiting. */
  function waitAlone(batch: readonly Waiting<Piece, Answer>[]): void {
    const rest = [...waiting];
    waiting.clear();
    for (const one of batch) {
      one.isAlone = true;
      wait(one);
    }
    for (const one of rest) waiting.add(one);
  }

  function call(): void {
    if (isCalled) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      begin();
    });
  }

  return (piece) =>
    new Promise<Answer>((resolve, reject) => {
      const [place, marks, isAlone] = [placeOf(piece), marksOf(piece), goesAlone(piece)];
      wait({ piece, place, marks, isAlone, resolve, reject });
      call();
    });
}
