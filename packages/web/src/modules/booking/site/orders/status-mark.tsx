import type { GroupStatus } from '@gangway/contract/booking/states.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './status-mark.module.css';

export function StatusMark({ status, toCollectSen = 0 }: { status: GroupStatus; toCollectSen?: number }) {
  const t = useTranslate();
  return (
    <span className={css.mark} data-status={status}>
      {t(status === 'refunded' && toCollectSen > 0 ? 'order.status.toCollect' : `order.status.${status}`)}
    </span>
  );
}
