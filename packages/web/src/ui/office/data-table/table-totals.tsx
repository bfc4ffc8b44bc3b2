import { useTranslate } from '#lib/use-translate.ts';
import css from './table-totals.module.css';

/** The last line of a table: what everything that matches adds up to. It stays in sight however far one scrolls. */
export function TableTotals({ totals }: { totals: readonly { label: string; value: string }[] }) {
  const t = useTranslate();
  return (
    <section aria-label={t('table.totals')} className={css.totals}>
      <span>{t('table.totals')}</span>
      <dl>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
