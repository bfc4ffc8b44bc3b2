import { useTranslate } from '#lib/use-translate.ts';
import type { LateWord, Recent } from '../engine/engine-state.ts';
import { portTime } from './port-time.ts';
import css from './recent-list.module.css';

/** The last ten scans, with what the server said later where that is something else. */
export function RecentList({ recent }: { recent: readonly Recent[] }) {
  const t = useTranslate();
  return (
    <section className={css.recent}>
      <h2>{t('scan.recent.title')}</h2>
      {recent.length === 0 ? <p className={css.soft}>{t('scan.recent.none')}</p> : null}
      <ol>
        {recent.map((scan) => (
          <li key={scan.id} data-mood={scan.verdict}>
            <span className={css.verdict}>{t(`scan.verdict.${scan.verdict}`)}</span>
            <strong>{scan.ticket?.name ?? t('scan.objections.nobody')}</strong>
            <span className={css.soft}>
              {portTime(scan.at)} {scan.ticket?.roomNumber ?? ''}
            </span>
            <span className={css.words}>
              {scan.reason === 'ok' ? '' : t(`scan.reason.${scan.reason}`)}
              {scan.isWaiting ? <em>{t('scan.recent.waiting')}</em> : null}
            </span>
            {scan.late ? (
              <span className={css.late}>{t('scan.recent.late', { words: lateWords(t, scan.late) })}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the server said, in words. */
export function lateWords(t: ReturnType<typeof useTranslate>, { conflict, reason }: LateWord): string {
  return t(conflict ? `scan.conflict.${conflict}` : `scan.reason.${reason}`);
}
