import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { countryCodes } from '@gangway/contract/core/countries.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { getHeadCount } from './head-count.query.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

interface Tally {
  expected: number;
  boarded: number;
  aboard: number;
}

/** A line of the sheet: a group of people, and by what they were counted. */
interface KindLine extends Tally {
  countedBy: string;
  kind: string;
}

/** The head count by type of ticket, age and nationality, for Excel. Each way of counting has its own total: all three count everybody. */
export async function exportKinds(db: Db, sailingId: number, locale: Locale): Promise<Sheet<KindLine>> {
  const count = await getHeadCount(db, sailingId, locale);
  const t = (id: string) => translate(locale, id);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const { text, number } = sheetColumns<KindLine>(locale);
  const section = <Row extends Tally>(title: string, rows: readonly Row[], nameOf: (row: Row) => string) => [
    ...rows.map((row) => line(t(title), nameOf(row), row)),
    line(t(title), t('sheet.total'), count),
  ];
  return {
    file: sailingFile('head-count', count.sailing),
    title: t('headCount.tab.kinds'),
    rows: [
      ...section('headCount.byType', count.byType, (row) => t(`verification.cabin.${row.cabinType}`)),
      ...section('headCount.byAge', count.byAgeGroup, (row) => t(`headCount.age.${row.ageGroup}`)),
      ...section('headCount.byNationality', count.byNationality, nationalityName),
    ],
    columns: [
      text('boardingSheet.countedBy', 18, (row) => row.countedBy),
      text('boardingSheet.kind', 24, (row) => row.kind),
      number('headCount.expected', (row) => row.expected),
      number('headCount.cameAboard', (row) => row.boarded),
      number('headCount.aboardNow', (row) => row.aboard),
      ...sailingColumns<KindLine>(count.sailing, locale),
    ],
  };

  function nationalityName({ nationality }: HeadCount['byNationality'][number]): string {
    const code = countryCodes.find((known) => known === nationality);
    return (code && countries.of(code)) ?? nationality;
  }
}

function line(countedBy: string, kind: string, { expected, boarded, aboard }: Tally): KindLine {
  return { countedBy, kind, expected, boarded, aboard };
}
