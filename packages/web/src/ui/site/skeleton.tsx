import { useTranslate } from '#lib/use-translate.ts';
import css from './skeleton.module.css';

/** Stands for text that is on its way. */
export function Skeleton({ lines }: { lines: number }) {
  const t = useTranslate();
  return (
    <div className={css.skeleton} role="status">
      <span className={css.words}>{t('site.loading')}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={css.line} />
      ))}
    </div>
  );
}
