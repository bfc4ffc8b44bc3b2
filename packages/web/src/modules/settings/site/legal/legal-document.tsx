import { lazy } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { figuresOf, fillPlainly } from './figures.ts';
import { LegalBlocks } from './legal-blocks.tsx';
import css from './legal-document.module.css';
import type { LegalSection } from './legal-text.ts';

interface LegalDocumentProps {
  sections: readonly LegalSection[];
  /** The language of the text where it is not the page's own. */
  lang?: string;
}

/** A document whose text comes when it is shown. */
export const legalDocument = (load: () => Promise<{ sections: readonly LegalSection[] }>, lang?: string) =>
  lazy(async () => {
    const { sections } = await load();
    return { default: () => <LegalDocument sections={sections} {...(lang && { lang })} /> };
  });

/** The sections of a document with their table of contents beside them. */
function LegalDocument({ sections, lang }: LegalDocumentProps) {
  const t = useTranslate();
  const facts = useSiteSettings();
  const figures = figuresOf(facts);
  const titled = sections.map((section) => ({ ...section, title: fillPlainly(section.title, figures) }));
  return (
    <div className={css.document}>
      <nav className={css.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{t('legal.contents')}</h2>
        <ol lang={lang}>
          {titled.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css.text} lang={lang}>
        {titled.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <span className={css.number}>{index + 1}</span> {title}
            </h2>
            <LegalBlocks blocks={blocks} facts={facts} />
          </section>
        ))}
      </article>
    </div>
  );
}
