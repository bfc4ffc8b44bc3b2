import type { TodaysSailing } from '@gangway/contract/reports/dashboard-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './today.module.css';
import { timeLeft } from './time-left.ts';

/** How long it is until a sailing leaves or is back; it counts by itself. */
export function Countdown({ sailing, now }: { sailing: TodaysSailing; now: Date }) {
  const t = useTranslate();
  const left = timeLeft(sailing, now);
  if (!left) return null;
  const { what, minutes, seconds } = left;
  const isShort = minutes < 60 && what === 'departs';
  const time = isShort
    ? t('dashboard.left.minutes', { minutes, seconds: String(seconds).padStart(2, '0') })
    : minutes < 60
      ? t('dashboard.left.short', { minutes })
      : t('dashboard.left.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const isLate = what === 'overdue' || what === 'backOverdue';
  return (
    <span className={css.left} data-late={isLate} data-soon={isShort} role="timer">
      {t(`dashboard.left.${what}`, { time })}
    </span>
  );
}
