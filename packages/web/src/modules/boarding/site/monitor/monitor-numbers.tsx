import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './monitor-board.module.css';

type Counts = NonNullable<MonitorView['counts']>;

/** How many have boarded, large, and how many have passed each post. */
export function MonitorNumbers({ counts, perMinute }: { counts: Counts; perMinute: number }) {
  const t = useTranslate();
  const share = counts.expected > 0 ? Math.min(1, counts.boarded / counts.expected) : 0;
  return (
    <>
      <div className={css.main}>
        <p className={css.count}>
          <span className={css.hidden}>{t('monitor.boardedOf', { ...counts })}</span>
          <span aria-hidden className={css.boarded}>
            {counts.boarded}
          </span>
          <span aria-hidden className={css.expected}>
            / {counts.expected}
          </span>
        </p>
        <p className={css.label} aria-hidden>
          {t('monitor.boarded')}
        </p>
        <progress className={css.bar} value={share} max={1} aria-label={t('monitor.boarded')} />
      </div>
      <dl className={css.tiles}>
        <Tile name={t('monitor.missingYet')} value={Math.max(0, counts.expected - counts.boarded)} />
        <Tile name={t('monitor.perMinute')} value={perMinute} />
        <Tile name={t('monitor.aboard')} value={counts.aboard} />
        <Tile name={t('monitor.food')} value={counts.food} />
        <Tile name={t('monitor.chip')} value={counts.chip} />
        <Tile name={t('monitor.disembarked')} value={counts.disembarked} />
      </dl>
    </>
  );
}

function Tile({ name, value }: { name: string; value: number }) {
  return (
    <div className={css.tile}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
