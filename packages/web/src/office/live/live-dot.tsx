import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { LiveState } from '#lib/live-stream.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './live-dot.module.css';

/** Whether the page hears of changes as they happen. */
export function LiveDot({ state }: { state: LiveState }) {
  const t = useTranslate();
  const label = t(`live.${state}`);
  return (
    <Tooltip label={label}>
      <span className={css.dot} data-state={state} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
