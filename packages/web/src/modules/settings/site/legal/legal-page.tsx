import type { MessageId } from '@gangway/contract/messages.ts';
import { type ReactNode, Suspense } from 'react';
import { pdaPage, privacyPage, termsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Button } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import css from './legal-page.module.css';

/** The day the three documents came into force as they stand. */
const inForceFrom = '2026-11-15';

const documents = {
  'legal.terms': termsPage,
  'legal.privacy': privacyPage,
  'legal.pda': pdaPage,
} as const satisfies Partial<Record<MessageId, string>>;

type DocumentTitle = keyof typeof documents;

interface LegalPageProps {
  title: DocumentTitle;
  /** Stands beside the print button, such as a choice of language. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a legal document: its name, since when it holds, its sisters. */
export function LegalPage({ title, tools, children }: LegalPageProps) {
  usePage(title);
  const t = useTranslate();
  const others = (Object.keys(documents) as DocumentTitle[]).filter((other) => other !== title);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t(title)}</h1>
        <p>{t('legal.inForce', { date: inForceFrom })}</p>
        <div className={css.tools}>
          {tools}
          <Button look="quiet" className={css.print} onClick={() => window.print()}>
            <Icon name="print" size={20} />
            {t('legal.print')}
          </Button>
        </div>
      </header>
      <Suspense fallback={<Skeleton lines={12} />}>{children}</Suspense>
      <nav className={css.others} aria-label={t('legal.other')}>
        <h2>{t('legal.other')}</h2>
        {others.map((other) => (
          <Link key={other} to={documents[other]}>
            {t(other)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
