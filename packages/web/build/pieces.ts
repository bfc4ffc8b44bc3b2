import { mostFiles } from './loaded-pages.ts';

/** A file as the bundler makes it by itself. */
export interface File {
  name: string;
  bytes: number;
  /** The files it loads with itself. */
  imports: readonly string[];
  /** Whether a file of styles comes with it. */
  hasStyles: boolean;
  /** Whether it stays as it is: something begins with it, or it was put together on purpose. */
  isFixed: boolean;
}

export interface Page {
  /** The files it begins with, the document of its face among them. */
  starts: readonly string[];
  /** How many files of texts it loads besides. */
  texts: number;
  /** How dear its bytes are: 1, or more where it is close to its limit. */
  price: number;
}

interface Piece {
  names: string[];
  bytes: number;
  hasStyles: boolean;
  /** The pages that load it. */
  users: Set<number>;
  /** The pieces it loads. */
  needs: Set<Piece>;
  isFixed: boolean;
}

/** How many bytes of sources a page may load in vain to spare a file: little at first, more while it still has too many. */
const firstWorth = 1500;
const growth = 1.4;
const mostWorth = 60_000;

/**
 * Deals what several pages share out to few files: by itself the bundler makes one for every different set of pages, and a page
 * loads sixty, each too small to compress well. Two become one where the files that are saved are worth the bytes that somebody
 * then loads in vain. Answers with the files that are to be one.
 */
export function dealPieces(files: readonly File[], pages: readonly Page[]): string[][] {
  const pieces = findPieces(files, pages);
  const prices = pages.map(({ price }) => price);
  let worth = pages.map(() => firstWorth);
  for (;;) {
    const find = () => findBest(pieces, worth, prices);
    for (let best = find(); best; best = find()) join(best, pieces);
    const next = worth.map((now, page) =>
      countFiles(pieces, page) + (pages[page]?.texts ?? 0) > mostFiles
        ? Math.min(now * growth, mostWorth)
        : now,
    );
    if (next.every((one, page) => one === worth[page])) break;
    worth = next;
  }
  return [...pieces].map(({ names }) => names).filter(({ length }) => length > 1);
}

function findPieces(files: readonly File[], pages: readonly Page[]): Set<Piece> {
  const importsOf = new Map(files.map(({ name, imports }) => [name, imports]));
  const pieces = new Map<string, Piece>(
    files.map(({ name, bytes, hasStyles, isFixed }) => [
      name,
      { names: [name], bytes, hasStyles, users: new Set(), needs: new Set(), isFixed },
    ]),
  );
  for (const [page, { starts }] of pages.entries())
    for (const name of reach(starts, (from) => importsOf.get(from) ?? [])) pieces.get(name)?.users.add(page);
  for (const [name, piece] of pieces)
    for (const imported of importsOf.get(name) ?? []) {
      const needed = pieces.get(imported);
      if (needed) piece.needs.add(needed);
    }
  return new Set(pieces.values());
}

function reach<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const seen = new Set(from);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

function countFiles(pieces: Set<Piece>, page: number): number {
  let count = 0;
  for (const { users, hasStyles } of pieces) if (users.has(page)) count += hasStyles ? 2 : 1;
  return count;
}

type Pair = [Piece, Piece];

function findBest(pieces: Set<Piece>, worth: readonly number[], prices: readonly number[]): Pair | null {
  let best: Pair | null = null;
  let most = 0;
  const free = [...pieces].filter(({ isFixed, users }) => !isFixed && users.size > 0);
  const wholes = new Map(free.map((piece) => [piece, reach([piece], ({ needs }) => needs)]));
  for (const [index, one] of free.entries())
    for (const other of free.slice(0, index)) {
      const saved = savedBy(one, other, worth);
      if (saved <= most) continue;
      const vain =
        inVain(one.users, wholes.get(other), prices) + inVain(other.users, wholes.get(one), prices);
      if (saved - vain <= most || wouldCircle(one, other)) continue;
      best = [one, other];
      most = saved - vain;
    }
  return best;
}

function savedBy(one: Piece, other: Piece, worth: readonly number[]): number {
  let saved = 0;
  for (const user of one.users) if (other.users.has(user)) saved += worth[user] ?? 0;
  return one.hasStyles && other.hasStyles ? 2 * saved : saved;
}

/** What the bytes of these pieces cost those who have not loaded them anyway. */
function inVain(users: Set<number>, whole: Iterable<Piece> = [], prices: readonly number[]): number {
  let cost = 0;
  for (const piece of whole)
    for (const user of users) if (!piece.users.has(user)) cost += piece.bytes * (prices[user] ?? 1);
  return cost;
}

/** Two files must not load each other: what one of them needs while it starts might not be there yet. */
function wouldCircle(one: Piece, other: Piece): boolean {
  const leads = (from: Piece, to: Piece) => {
    const between = [...from.needs].filter((piece) => piece !== to);
    return reach(between, ({ needs }) => needs).has(to);
  };
  return leads(one, other) || leads(other, one);
}

function join([one, other]: Pair, pieces: Set<Piece>): void {
  one.names.push(...other.names);
  one.bytes += other.bytes;
  one.hasStyles ||= other.hasStyles;
  for (const needed of other.needs) one.needs.add(needed);
  pieces.delete(other);
  for (const { needs } of pieces) if (needs.delete(other)) needs.add(one);
  one.needs.delete(one);
  for (const user of other.users) one.users.add(user);
  // Who loads the one loads all that it needs.
  for (const needed of reach([one], ({ needs }) => needs))
    for (const user of one.users) needed.users.add(user);
}
