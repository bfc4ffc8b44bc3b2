import { formatMoney } from '@gangway/contract/core/money.ts';
import { termsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { useSiteSettings } from '#modules/settings/queries.ts';
import css from './questions.module.css';

const questions = ['hold', 'documents', 'infants', 'minors', 'pregnancy', 'change', 'gambling'] as const;

export function Questions() {
  const t = useTranslate();
  const settings = useSiteSettings();
  const facts = {
    minutes: settings.holdMinutes,
    days: settings.changeClosedDays,
    fee: formatMoney(settings.changeFeeSen),
  };
  return (
    <section className={css.section} aria-labelledby="questions-title">
      <h2 id="questions-title" className={css.title}>
        {t('home.questions.title')}
      </h2>
      <div className={css.list}>
        {questions.map((question) => (
          <details key={question} className={css.question} name="questions">
            <summary>{t(`home.q.${question}`)}</summary>
            <p>
              {t(`home.a.${question}`, facts)}
              {question === 'change' && (
                <>
                  {' '}
                  <Link to={termsPage}>{t('home.a.change.more')}</Link>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
