import { Skeleton } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import classes from './waiting-screen.module.css';

/** The frame of the back office while it is not known yet who is there. */
export function WaitingScreen() {
  const t = useTranslate();
  return (
    <div className={classes.frame} role="status">
      <span className={classes.label}>{t('office.loading')}</span>
      <div className={classes.sidebar} />
      <div className={classes.content}>
        <Skeleton height={20} width={220} />
        <Skeleton height={120} mt="lg" />
        <Skeleton height={120} mt="md" />
      </div>
    </div>
  );
}
