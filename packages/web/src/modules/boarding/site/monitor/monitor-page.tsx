import { useEffect } from 'react';
import { useParams } from 'react-router';
import { homePage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { firstPage } from '#ui/site/sleeping-parts.ts';
import { usePage } from '#ui/site/use-page.ts';
import { MonitorBoard } from './monitor-board.tsx';
import css from './monitor-page.module.css';
import { useMonitor } from './use-monitor.ts';

/** A screen on the wall: how the boarding of one sailing goes, to be read from the other end of a hall. */
export function MonitorPage() {
  usePage('monitor.title');
  // Nothing is drawn around it that would say so.
  useEffect(() => firstPage.resolve(), []);
  const { id = '' } = useParams();
  // The same as an unknown one, without asking.
  return /^[1-9]\d{0,8}$/.test(id) ? <Followed id={Number(id)} /> : <NotOnShow />;
}

function Followed({ id }: { id: number }) {
  const { view, heardAt, isMissing, isUnreachable, state } = useMonitor(id);
  if (isMissing) return <NotOnShow />;
  if (!view) return <Waiting failed={isUnreachable} />;
  return <MonitorBoard view={view} heardAt={heardAt} state={state} />;
}

function NotOnShow() {
  const t = useTranslate();
  return (
    <main className={css.words}>
      <h1>{t('monitor.missing.title')}</h1>
      <p>{t('monitor.missing.text')}</p>
      <ButtonLink to={homePage} look="second">
        {t('monitor.missing.home')}
      </ButtonLink>
    </main>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  const t = useTranslate();
  return (
    <main className={css.words} aria-busy={!failed}>
      <h1>{t(failed ? 'monitor.unreachable' : 'monitor.waiting')}</h1>
    </main>
  );
}
