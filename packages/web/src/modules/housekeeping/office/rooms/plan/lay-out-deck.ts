import { compareNumbers } from '@gangway/contract/housekeeping/rank-rooms.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';

type Placed = Pick<RoomCard, 'id' | 'number' | 'position'>;

/** Lying, the bow is to the right and port is above; standing, the bow is above and port is to the left. */
export type Way = 'lying' | 'standing';

/** Where a cabin is drawn; columns and rows are counted from one, as a grid of CSS does. */
export interface Spot {
  id: number;
  column: number;
  row: number;
}

export interface DeckLayout {
  columns: number;
  rows: number;
  /** The row, or standing the column, of the corridor; null where cabins stand in the middle of the ship. */
  corridor: number | null;
  /** As one reads: row by row, from the left. */
  spots: Spot[];
}

/** In the ship's own terms: how far from the bow, and how far from the port side. */
interface Place {
  id: number;
  along: number;
  across: number;
}

/** More cabins than this in one line would be too narrow to read: they take a second line. */
const longestLine = 20;
/** What lies between bow and stern where there are no cabins on the sides. */
const emptyMiddle = 2;

/**
 * Draws a deck from nothing but positions and numbers: a line of cabins on each side, those of midship between them, those of
 * bow and stern across the ends. Numbers grow from the bow to the stern, as on most ships.
 */
export function layOutDeck(rooms: readonly Placed[], way: Way): DeckLayout {
  const of = (position: Placed['position']) =>
    rooms
      .filter((room) => room.position === position)
      .toSorted((a, b) => compareNumbers(a.number, b.number) || a.id - b.id);
  const [port, midship, starboard] = [of('port'), of('midship'), of('starboard')];
  const [bow, stern] = [of('bow'), of('stern')];

  const portLines = linesOf(port);
  const midshipLines = linesOf(midship);
  const starboardLines = linesOf(starboard);
  const breadth = portLines + midshipLines + starboardLines;
  const corridor = midship.length === 0 ? portLines : null;
  // Whoever stands at an end has a cabin in every line but the corridor.
  const lines = Array.from({ length: breadth }, (_, line) => line).filter((line) => line !== corridor);

  const bowLength = Math.ceil(bow.length / lines.length);
  const middleLength = Math.max(...[port, midship, starboard].map(lengthOf), emptyMiddle);
  const places: Place[] = [
    ...acrossEnd(bow, lines, 'bow'),
    ...inLines(port, (line) => line),
    ...inLines(midship, (line) => portLines + line),
    // The outermost line first, as on the other side.
    ...inLines(starboard, (line) => breadth - 1 - line),
    ...acrossEnd(stern, lines, 'stern'),
  ].map(({ part, ...place }) => ({ ...place, along: place.along + offsetOf(part) }));
  const length = bowLength + middleLength + Math.ceil(stern.length / lines.length);

  const spots = places
    .map(({ id, along, across }): Spot =>
      way === 'lying'
        ? { id, column: length - along, row: across + 1 }
        : { id, column: across + 1, row: along + 1 },
    )
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
  return {
    columns: way === 'lying' ? length : breadth,
    rows: way === 'lying' ? breadth : length,
    corridor: corridor === null ? null : corridor + 1,
    spots,
  };

  function offsetOf(part: Part): number {
    if (part === 'bow') return 0;
    return part === 'middle' ? bowLength : bowLength + middleLength;
  }
}

type Part = 'bow' | 'middle' | 'stern';
type PartPlace = Place & { part: Part };

function linesOf(rooms: readonly Placed[]): number {
  return Math.max(1, Math.ceil(rooms.length / longestLine));
}

function lengthOf(rooms: readonly Placed[]): number {
  return Math.ceil(rooms.length / linesOf(rooms));
}

function inLines(rooms: readonly Placed[], acrossOf: (line: number) => number): PartPlace[] {
  const length = lengthOf(rooms);
  return rooms.map(({ id }, index) => ({
    id,
    part: 'middle',
    along: index % length,
    across: acrossOf(Math.floor(index / length)),
  }));
}

/** Cabins of an end stand beside each other; where they do not fill every line, the outermost one has fewer. */
function acrossEnd(rooms: readonly Placed[], lines: readonly number[], part: 'bow' | 'stern'): PartPlace[] {
  const rest = rooms.length % lines.length;
  const first = part === 'bow' && rest > 0 ? rest : lines.length;
  const rowsOfRooms = [rooms.slice(0, first)];
  for (let from = first; from < rooms.length; from += lines.length)
    rowsOfRooms.push(rooms.slice(from, from + lines.length));
  return rowsOfRooms.flatMap((beside, along) =>
    beside.map(({ id }, index) => ({
      id,
      part,
      along,
      across: lines[spread(index, beside.length, lines.length)] ?? 0,
    })),
  );
}

/** The place of one of a few among many: a single one in the middle, two at the sides. */
function spread(index: number, few: number, many: number): number {
  return few === 1 ? Math.floor((many - 1) / 2) : Math.round((index * (many - 1)) / (few - 1));
}
