import type { Post } from '@gangway/contract/core/posts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { EngineState } from '../engine/engine-state.ts';
import css from './counter.module.css';

const countOf = { board: 'boarded', food: 'food', chip: 'chip', disembark: 'disembarked' } as const;

/** How many have passed this post, of how many. */
export function Counter({ state, post }: { state: EngineState; post: Post }) {
  const t = useTranslate();
  const { counts, connection, placesLeft } = state;
  if (!counts) return null;
  const count = counts[countOf[post]];
  const all = post === 'board' ? counts.expected : counts.boarded;
  return (
    <div className={css.box}>
      <dl className={css.counter}>
        <div>
          <dt>{t(`scan.count.${post}`)}</dt>
          <dd>
            <strong>{count}</strong> / {all}
            <progress value={Math.min(count, all)} max={Math.max(all, 1)} aria-hidden />
          </dd>
        </div>
        <div>
          <dt>{t('scan.count.aboard')}</dt>
          <dd>
            <strong>{counts.aboard}</strong>
          </dd>
        </div>
      </dl>
      {post === 'board' && connection !== 'connected' ? (
        <p className={css.places}>{t('scan.count.places', { count: placesLeft })}</p>
      ) : null}
    </div>
  );
}
