import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Engine } from '../engine/engine.ts';
import type { Objection } from '../engine/engine-state.ts';
import { portTime } from './port-time.ts';
import { lateWords } from './recent-list.tsx';
import css from './recent-list.module.css';

/** Scans the server did not take or sees otherwise, until somebody says that they have looked. */
export function ObjectionList({ engine, objections }: { engine: Engine; objections: readonly Objection[] }) {
  const t = useTranslate();
  if (objections.length === 0) return null;
  return (
    <details className={css.objections}>
      <summary>{t('scan.objections.title', { count: objections.length })}</summary>
      <p>{t('scan.objections.text')}</p>
      <ul>
        {objections.map(({ scan, name, word }) => (
          <li key={scan.id}>
            <strong>{name || t('scan.objections.nobody')}</strong>
            <span className={css.soft}>
              {portTime(scan.deviceAt)} · {t(`scan.post.${scan.post}`)}
            </span>
            <span>
              {word === null
                ? t('scan.objections.unreadable')
                : word.state === 'rejected'
                  ? t('scan.objections.rejected', { words: lateWords(t, word) })
                  : lateWords(t, word)}
            </span>
            <button
              type="button"
              className={partsCss.plain}
              onClick={() => void engine.dropObjection(scan.id)}
            >
              {t('scan.objections.seen')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
