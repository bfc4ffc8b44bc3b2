import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '../queries.ts';
import css from './ask-us.module.css';

/** With nothing on sale, people can still ask. */
export function AskUs() {
  const t = useTranslate();
  const { company } = useSiteSettings();
  return (
    <p className={css.ask}>
      {t('home.next.ask')} <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  );
}
