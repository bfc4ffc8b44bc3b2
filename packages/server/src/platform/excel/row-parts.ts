import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { inOrderOf } from '../database/in-order-of.ts';

/** The rows of a long sheet: how many, and they themselves bit by bit. */
export interface RowParts<Row> {
  total: number;
  /** Whether there are more than a sheet holds. */
  isCut: boolean;
  parts: AsyncIterable<readonly Row[]>;
}

/** Few enough that they are gone before they are moved among what lives long: what waits there to be cleared away adds up. */
const partRows = 200;

/**
 * Rows that are read as they are wanted, so that a hundred thousand never stand in memory, no query names them all, and no
 * connection is held while somebody's browser takes its time. Which they are is settled before: what is sold meanwhile
 * moves nothing.
 */
export function readInParts<Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): RowParts<Row> {
  const shown = ids.slice(0, maxSheetRows);
  async function* parts() {
    for (let from = 0; from < shown.length; from += partRows)
      yield await read(shown.slice(from, from + partRows));
  }
  return { total: shown.length, isCut: ids.length > shown.length, parts: parts() };
}

/** The same for rows that come in any order: given back in the order of the ids, without those that are gone. */
export function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): RowParts<Row> {
  return readInParts(ids, async (some) => inOrderOf(some, await read(some)));
}

/** Rows of either kind, bit by bit. */
export async function* partsOf<Row>(rows: readonly Row[] | RowParts<Row>): AsyncGenerator<readonly Row[]> {
  if ('parts' in rows) yield* rows.parts;
  else for (let from = 0; from < rows.length; from += partRows) yield rows.slice(from, from + partRows);
}
