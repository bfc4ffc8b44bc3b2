import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './big-numbers.module.css';
import type { HeadCountTab } from './use-head-count-view.ts';

/** The numbers one looks up for: who is aboard, who came of those expected, who is missing. */
export function BigNumbers({ count, onTab }: { count: HeadCount; onTab: (tab: HeadCountTab) => void }) {
  const t = useTranslate();
  const { expected, boarded, openConflicts } = count;
  const hasLeft = ['departed', 'returned'].includes(count.sailing.status);
  return (
    <section aria-label={t('headCount.numbers')} className={css.numbers}>
      <dl className={css.main}>
        <div className={css.aboard}>
          <dt>{t('headCount.totalAboard')}</dt>
          <dd>{count.totalAboard}</dd>
          <dd className={css.note}>
            {t('headCount.guestsAndCrew', { aboard: count.aboard, crew: count.crew })}
          </dd>
        </div>
        <div>
          <dt>{t('headCount.boarded')}</dt>
          <dd>
            {boarded}
            <small> / {expected}</small>
          </dd>
          <dd className={css.note}>
            <progress
              className={css.bar}
              max={Math.max(1, expected)}
              value={Math.min(boarded, expected)}
              aria-label={t('headCount.boarded')}
            />
          </dd>
        </div>
        <div data-alarm={(hasLeft ? count.noShows : count.missing) > 0}>
          <dt>{t(hasLeft ? 'headCount.noShows' : 'headCount.missing')}</dt>
          <dd>{hasLeft ? count.noShows : count.missing}</dd>
          <dd className={css.note}>
            <button type="button" className={css.link} onClick={() => onTab('missing')} data-noprint>
              {t('headCount.byName')}
            </button>
          </dd>
        </div>
      </dl>
      <dl className={css.small}>
        <Small name={t('headCount.food')} value={count.food} />
        <Small name={t('headCount.chip')} value={count.chip} />
        <Small name={t('headCount.disembarked')} value={count.disembarked} />
        <Small name={t('headCount.placesLeft')} value={`${count.placesLeft} / ${count.capacity}`} />
        <Small name={t('headCount.reserved')} value={count.reserved} />
        <div data-alarm={openConflicts > 0}>
          <dt>{t('headCount.openConflicts')}</dt>
          <dd>
            {openConflicts > 0 ? (
              <button type="button" className={css.link} onClick={() => onTab('conflicts')}>
                {openConflicts}
              </button>
            ) : (
              0
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Small({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
