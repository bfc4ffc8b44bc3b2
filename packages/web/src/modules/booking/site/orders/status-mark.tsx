import type { GroupStatus } from '@gangway/contract/booking/states.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './status-mark.module.css';

export function StatusMark({ status }: { status: GroupStatus }) {
  const t = useTranslate();
  return (
    <span className={css.mark} data-status={status}>
      {t(`order.status.${status}`)}
    </span>
  );
}
