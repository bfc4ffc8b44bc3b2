import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { useEffect, useState } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import type { LiveState } from '#lib/live-stream.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { switchLanguage } from '#ui/site/languages.ts';
import { sailingDay, timeAtPort } from '#ui/site/day-words.ts';
import css from './monitor-board.module.css';
import { MonitorNumbers } from './monitor-numbers.tsx';
import { TimeToDeparture } from './time-to-departure.tsx';

/** What is older is said to be old: without news the numbers come every quarter of a minute. */
const oldMs = 45_000;

/** The numbers of a boarding, as large as the screen lets them be. */
export function MonitorBoard({
  view,
  heardAt,
  state,
}: {
  view: MonitorView;
  heardAt: number;
  state: LiveState;
}) {
  const t = useTranslate();
  const own = useOwnWords();
  const here = useSecond();
  // The clock on the wall is the server's: a screen's own may be wrong.
  const now = here + Date.parse(view.now) - heardAt;
  return (
    <main className={css.board} data-status={view.status}>
      <header className={css.head}>
        <div>
          <h1 className={css.ship}>{view.shipName}</h1>
          <p className={css.trip}>
            {t('monitor.route', { from: own(view.fromPort), to: own(view.destination) })}
            {' · '}
            {sailingDay(view.date)}
            {' · '}
            {t(`trip.slot.${view.slot}`)}
          </p>
        </div>
        <p className={css.clock}>
          <span className={css.hidden}>{t('monitor.clock')}</span>
          <time>{timeAtPort(new Date(now).toISOString())}</time>
        </p>
      </header>
      <p className={css.status}>
        <strong>{t(`monitor.status.${view.status}`)}</strong>
        <TimeToDeparture view={view} now={now} />
      </p>
      {view.counts ? (
        <MonitorNumbers counts={view.counts} perMinute={view.perMinute} />
      ) : (
        <p className={css.notYet}>{t('monitor.notYet')}</p>
      )}
      <footer className={css.foot}>
        <Freshness isOld={here - heardAt > oldMs} state={state} readAt={view.now} />
        <LanguageButton />
      </footer>
    </main>
  );
}

/** Whether the numbers are of now; said quietly, and plainly where they are not. */
function Freshness({ isOld, state, readAt }: { isOld: boolean; state: LiveState; readAt: string }) {
  const t = useTranslate();
  const at = timeAtPort(readAt);
  const isLost = isOld || state === 'offline';
  return (
    <p className={css.fresh} data-lost={isLost} role="status">
      {isLost ? t(isOld ? 'monitor.old' : 'monitor.reconnecting', { at }) : t('monitor.live')}
    </p>
  );
}

function LanguageButton() {
  const t = useTranslate();
  const other = currentLocale() === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      className={css.language}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => void switchLanguage(other)}
    >
      {t(`language.${other}`)}
    </button>
  );
}

/** The present moment by this screen's clock, every second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
