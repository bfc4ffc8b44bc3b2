import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './legal-document.module.css';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  sections: readonly LegalSection[];
  /** The language of the text where it is not the page's own. */
  lang?: string;
}

/** The sections of a document with their table of contents beside them. */
export function LegalDocument({ sections, lang }: LegalDocumentProps) {
  const t = useTranslate();
  return (
    <div className={css.document}>
      <nav className={css.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{t('legal.contents')}</h2>
        <ol lang={lang}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css.text} lang={lang}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>
              <span className={css.number}>{index + 1}</span> {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </article>
    </div>
  );
}
