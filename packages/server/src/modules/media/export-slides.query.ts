import type { Locale } from '@gangway/contract/core/locales.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import type { Slide } from '@gangway/contract/media/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listSlides } from './slides.queries.ts';

/** The slides of the home page in their order, for Excel. */
export async function exportSlides(db: Db, locale: Locale): Promise<Sheet<Slide & { place: number }>> {
  const slides = await listSlides(db);
  const { text, number, moment } = sheetColumns<Slide & { place: number }>(locale);
  return {
    file: 'slides',
    title: officeRoutes['/ship/slides'].title[locale],
    rows: slides.map((slide, index) => ({ ...slide, place: index + 1 })),
    columns: [
      number('slides.place', (slide) => slide.place),
      text('field.title.en', 40, (slide) => slide.title.en),
      text('field.title.zh', 40, (slide) => slide.title.zh),
      text('field.link', 40, (slide) => slide.link || null),
      number('field.weight', (slide) => slide.weight),
      text('field.enabled', 10, (slide) => translate(locale, slide.enabled ? 'status.on' : 'status.off')),
      moment('column.updatedAt', (slide) => slide.updatedAt),
    ],
  };
}
