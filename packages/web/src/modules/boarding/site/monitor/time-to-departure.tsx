import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { timeAtPort } from '#ui/site/day-words.ts';
import { countdown } from './countdown.ts';
import css from './time-to-departure.module.css';

/** How long until the ship leaves; after that, how late it is, while it lies there still. */
export function TimeToDeparture({ view, now }: { view: MonitorView; now: number }) {
  const t = useTranslate();
  const departs = timeAtPort(view.departsAt);
  if (view.status === 'departed' || view.status === 'returned' || view.status === 'cancelled')
    return <span>{t('monitor.departure', { departs })}</span>;
  const left = Date.parse(view.departsAt) - now;
  return (
    <span data-late={left < 0} className={css.departure}>
      {t(left < 0 ? 'monitor.late' : 'monitor.departsIn')} <time className={css.time}>{countdown(left)}</time>{' '}
      <small>{t('monitor.departure', { departs })}</small>
    </span>
  );
}
