import type { CountedSailing } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { ManifestPerson } from '@gangway/contract/boarding/manifest-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

interface Bilingual {
  en: string;
  zh: string;
}

/** Somebody on the manifest; the number is there only for who may see it, and null once it was forgotten. */
interface Person extends ManifestPerson {
  idNumber?: string | null;
}

/** A manifest as it is handed out: the columns of IMO FAL form 6, as far as they are known. */
export function manifestSheet(
  manifest: {
    sailing: CountedSailing;
    embarkation: Bilingual;
    disembarkation: Bilingual;
    frozen: { number: number } | null;
    people: readonly Person[];
  },
  locale: Locale,
): Sheet<Person> {
  const { sailing, embarkation, disembarkation, frozen, people } = manifest;
  const t = (id: string) => translate(locale, id);
  const own = (both: Bilingual) => (locale === 'zh' ? both.zh : both.en);
  const { text, date } = sheetColumns<Person>(locale);
  return {
    file: `${sailingFile('manifest', sailing)}${frozen ? `-v${frozen.number}` : ''}`,
    title: t('boardingSheet.manifest'),
    rows: people,
    columns: [
      text('boardingSheet.fullName', 30, (person) => person.name),
      text('field.nationality', 12, (person) => person.nationality),
      date('field.birthDate', (person) => person.birthDate),
      text('field.gender', 10, (person) => t(`gender.${person.gender}`)),
      text('field.idType', 16, (person) => t(`idType.${person.idType}`)),
      // Without the number only its ending, which cannot be taken for one.
      text('field.idNumber', 20, (person) => person.idNumber ?? `…${person.idEnding}`),
      date('field.passportExpiry', (person) => person.documentExpiry),
      text('boardingSheet.embarkation', 20, () => own(embarkation)),
      text('boardingSheet.disembarkation', 20, () => own(disembarkation)),
      text('boardingSheet.transit', 10, () => t('boardingSheet.no')),
      text('boardingSheet.seat', 12, (person) => person.roomNumber),
      text('boardingSheet.serial', 14, (person) => person.serial),
      ...sailingColumns<Person>(sailing, locale),
    ],
  };
}
