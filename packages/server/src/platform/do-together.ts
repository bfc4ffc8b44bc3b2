import { WaitedTooLong } from './waited-too-long.ts';

interface Batching<Piece, Answer> {
  /** So many batches are under way at once; and beside them as many pieces that have to wait for somebody. */
  atOnce: number;
  /** So many pieces are in one. */
  most: number;
  /** How long a piece waits for its turn, all in all. */
  patienceMs: number;
  /** Pieces of one place are never in two batches that are under way at once. */
  placeOf(piece: Piece): number;
  /** Pieces with a mark in common are never in the same batch. */
  marksOf(piece: Piece): readonly string[];
  /** Whether a piece is done alone, asked when it would go with others: by then more may be known of it than when it came. */
  goesAlone(piece: Piece): boolean;
  /** Does several at once; gives their answers in the same order, or null where each has to be done alone. What it fails with all of them hear. */
  together(pieces: readonly Piece[]): Promise<readonly Answer[] | null>;
  /** Does one; null where it would have to wait for somebody who is at it. */
  alone(piece: Piece): Promise<Answer | null>;
  /** Does one and waits for whom it has to. */
  patiently(piece: Piece): Promise<Answer>;
}

interface Waiting<Piece, Answer> {
  piece: Piece;
  place: number;
  marks: readonly string[];
  way: 'together' | 'alone' | 'patiently';
  /** Until when it waits for its turn, by `performance.now`. */
  until: number;
  timer?: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * Does pieces of work together: whoever comes in the same turn of the loop, or while others are under way, goes with the next batch, in
 * the order they came. Who comes alone waits for nobody. What has to wait for somebody keeps nobody else from their turn.
 */
export function doTogether<Piece, Answer>(
  batching: Batching<Piece, Answer>,
): (piece: Piece) => Promise<Answer> {
  const { atOnce, most, patienceMs, placeOf, marksOf, goesAlone, together, alone, patiently } = batching;
  type One = Waiting<Piece, Answer>;
  const waiting = new Set<One>();
  const busy = new Set<number>();
  const underWay = { batches: 0, patient: 0 };
  let isCalled = false;

  function next(): One[] {
    const batch: One[] = [];
    const marks = new Set<string>();
    for (const one of waiting) {
      if (busy.has(one.place)) continue;
      if (one.way === 'patiently') {
        if (batch.length === 0 && underWay.patient < atOnce) return [one];
        continue;
      }
      if (underWay.batches === atOnce) continue;
      if (one.way === 'together') {
        if (one.marks.some((mark) => marks.has(mark))) continue;
        if (goesAlone(one.piece)) one.way = 'alone';
      }
      if (one.way === 'alone') {
        if (batch.length === 0) return [one];
        continue;
      }
      for (const mark of one.marks) marks.add(mark);
      if (batch.push(one) === most) break;
    }
    return batch;
  }

  function begin(): void {
    for (let batch = next(); batch.length > 0; batch = next()) {
      for (const one of batch) {
        clearTimeout(one.timer);
        waiting.delete(one);
      }
      void finish(batch);
    }
  }

  async function finish(batch: readonly One[]): Promise<void> {
    const places = new Set(batch.map(({ place }) => place));
    const lane = batch[0]?.way === 'patiently' ? 'patient' : 'batches';
    underWay[lane] += 1;
    for (const place of places) busy.add(place);
    try {
      const answers = await answer(batch);
      if (!answers) waitAgain(batch);
      else if (answers.length < batch.length) throw new Error('not all of a batch were answered');
      else for (const [index, one] of answers.entries()) batch[index]?.resolve(one);
    } catch (error) {
      for (const one of batch) one.reject(error);
    } finally {
      underWay[lane] -= 1;
      for (const place of places) busy.delete(place);
      begin();
    }
  }

  async function answer(batch: readonly One[]): Promise<readonly Answer[] | null> {
    const [one, ...others] = batch;
    if (!one || others.length > 0) return together(batch.map(({ piece }) => piece));
    if (one.way === 'patiently') return [await patiently(one.piece)];
    const own = await alone(one.piece);
    return own === null ? null : [own];
  }

  function wait(one: One): void {
    one.timer = setTimeout(() => {
      waiting.delete(one);
      one.reject(new WaitedTooLong(patienceMs));
    }, one.until - performance.now());
    waiting.add(one);
  }

  /** They came before whoever is waiting. */
  function waitAgain(batch: readonly One[]): void {
    const rest = [...waiting];
    waiting.clear();
    for (const one of batch) {
      one.way = batch.length > 1 ? 'alone' : 'patiently';
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
      const until = performance.now() + patienceMs;
      wait({ piece, place: placeOf(piece), marks: marksOf(piece), way: 'together', until, resolve, reject });
      call();
    });
}
