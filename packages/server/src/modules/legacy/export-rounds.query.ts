import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { type Result, resultMap } from '@gangway/contract/legacy/results.ts';
import type { BaccaratRound } from '@gangway/contract/legacy/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRoundIds, readRounds, type RoundPage } from './rounds.queries.ts';

/** The rounds that match, for Excel: the results by their numbers and in words. */
export async function exportRounds(
  db: Db,
  input: Pick<RoundPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<BaccaratRound>> {
  const ids = await listRoundIds(db, input, askedSheetRows);
  const { text, number, moment } = sheetColumns<BaccaratRound>(locale);
  const word = (result: Result) => translate(locale, `baccarat.result.${resultMap[result]}`);
  return {
    file: 'baccarat-results',
    title: translate(locale, 'baccarat.records'),
    rows: readInOrder(ids, (some) => readRounds(db, some)),
    columns: [
      text('baccarat.table', 12, ({ table }) => table),
      number('baccarat.shoe', ({ shoe }) => shoe),
      number('baccarat.round', ({ round }) => round),
      text('baccarat.results', 12, ({ results }) => results.join(', ')),
      text('baccarat.resultWords', 36, ({ results }) => results.map(word).join(', ')),
      moment('baccarat.enteredAt', ({ enteredAt }) => enteredAt),
      text('baccarat.enteredBy', 20, ({ enteredBy }) => enteredBy),
    ],
  };
}
