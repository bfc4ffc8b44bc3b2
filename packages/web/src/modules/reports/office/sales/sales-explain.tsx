import { useTranslate } from '#lib/use-translate.ts';
import css from './sales.module.css';

const explained = [
  ['sales.orders', 'sales.explain.orders'],
  ['sales.taken', 'sales.explain.taken'],
  ['sales.refunded', 'sales.explain.refunded'],
  ['sales.net', 'sales.explain.net'],
  ['sales.fees', 'sales.explain.fees'],
  ['sales.changeFees', 'sales.explain.changeFees'],
  ['sales.by.nationality', 'sales.explain.shared'],
] as const;

/** What each column counts, for whoever wonders. */
export function SalesExplain() {
  const t = useTranslate();
  return (
    <details className={css.explain} data-noprint>
      <summary>{t('sales.explain')}</summary>
      <dl>
        {explained.map(([word, text]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
