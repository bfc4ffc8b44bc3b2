import { IconClock } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useNow } from '#ui/office/use-now.ts';
import css from './order-detail.module.css';

interface HoldClockProps {
  expiresAt: string;
  /** The server's clock when the order was read. */
  now: string;
  /** This machine's clock at that moment. */
  readAt: number;
}

/** How long the place is still held, by the server's clock: that of a counter may be wrong. */
export function HoldClock({ expiresAt, now, readAt }: HoldClockProps) {
  const t = useTranslate();
  const passed = Math.max(0, useNow(1000).getTime() - readAt);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now) - passed) / 1000));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span className={css.hold} data-over={left === 0 || undefined} role="timer">
      <IconClock size={15} stroke={1.9} aria-hidden />
      {left > 0 ? t('shipOrder.heldFor', { clock }) : t('shipOrder.holdOver')}
    </span>
  );
}
