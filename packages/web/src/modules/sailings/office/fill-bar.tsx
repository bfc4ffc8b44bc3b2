import { VisuallyHidden } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './fill-bar.module.css';

interface FillBarProps {
  taken: number;
  capacity: number;
}

/** How full a sailing is: a bar, the numbers, and for screen readers words. */
export function FillBar({ taken, capacity }: FillBarProps) {
  const t = useTranslate();
  const part = capacity > 0 ? Math.min(1, taken / capacity) : 1;
  return (
    <span className={css.fill} data-level={part >= 1 ? 'full' : part >= 0.8 ? 'high' : undefined}>
      <span className={css.bar} aria-hidden>
        <span className={css.taken} style={{ width: `${part * 100}%` }} />
      </span>
      <span className={css.numbers} aria-hidden>
        {taken}/{capacity}
      </span>
      <VisuallyHidden>{t('sailings.filled', { taken, capacity })}</VisuallyHidden>
    </span>
  );
}
