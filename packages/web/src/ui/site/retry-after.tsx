import { useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';

/** Counts down until one may try again. */
export function RetryAfter({ seconds }: { seconds: number }) {
  const t = useTranslate();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // Inside an alert: a live count would be read out every second.
  return <p aria-live="off">{left > 0 ? t('form.tryAgainIn', { clock }) : t('form.tryAgainNow')}</p>;
}
