import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '../../lib/use-translate.ts';
import { SailingCard } from '../../modules/sailings/site/sailing-card.tsx';
import { useSiteSettings } from '../../modules/settings/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './next-sailings.module.css';

export function NextSailings({ home }: { home: HomeData }) {
  const t = useTranslate();
  const empty = home.sailings.length === 0;
  return (
    <section className={css['section']} aria-labelledby="next-title">
      <div className={css['head']}>
        <h2 id="next-title" className={css['title']}>
          {t('home.next.title')}
        </h2>
        <p>{empty ? t('home.next.none') : t('home.next.text')}</p>
      </div>
      {empty ? (
        <Contact />
      ) : (
        <>
          <div className={css['cards']}>
            {home.sailings.map((sailing) => (
              <SailingCard key={sailing.id} sailing={sailing} around={home} />
            ))}
          </div>
          <ButtonLink to="/shipClient/routeList" look="second" className={css['all']}>
            {t('home.next.all')}
            <Icon name="arrow" size={20} />
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** With nothing on sale, people can still ask. */
function Contact() {
  const t = useTranslate();
  const { company } = useSiteSettings();
  return (
    <p className={css['contact']}>
      {t('home.next.ask')} <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  );
}
