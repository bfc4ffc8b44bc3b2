import { Skeleton } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './waiting-screen.module.css';

/** The frame of the back office while it is not known yet who is there. */
export function WaitingScreen() {
  const t = useTranslate();
  return (
    <div className={css.frame} role="status">
      <span className={css.label}>{t('office.loading')}</span>
      <div className={css.sidebar} />
      <div className={css.content}>
        <Skeleton height={20} width={220} />
        <Skeleton height={120} mt="lg" />
        <Skeleton height={120} mt="md" />
      </div>
    </div>
  );
}
