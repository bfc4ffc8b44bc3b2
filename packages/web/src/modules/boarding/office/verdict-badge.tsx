import type { Verdict } from '@gangway/contract/boarding/states.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './verdict-badge.module.css';

const icons = { accepted: IconCircleCheck, warned: IconAlertTriangle, refused: IconCircleX };

/** What a scan came to: its colour, its sign and its word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTranslate();
  const Icon = icons[verdict];
  return (
    <span className={css.badge} data-verdict={verdict}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {t(`verification.verdict.${verdict}`)}
    </span>
  );
}
