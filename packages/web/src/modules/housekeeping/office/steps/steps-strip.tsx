import { Alert, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useRoomSteps } from './room-steps.tsx';
import css from './steps-strip.module.css';

/** What of one's own steps is not with the server yet, and what it would not have. Nothing where all is well. */
export function StepsStrip() {
  const t = useTranslate();
  const { queue, steps } = useRoomSteps();
  const { waiting, refused, server } = steps;
  const count = waiting.length;
  return (
    <div className={css.strip}>
      <div role="status">
        {server === 'lost' ? (
          <Alert color="amber" variant="light" icon={<IconCloudOff aria-hidden />} p="xs">
            {t('steps.offline', { count })}
          </Alert>
        ) : null}
        {server === 'ended' && count > 0 ? (
          <Alert color="coral" variant="light" icon={<IconCloudOff aria-hidden />} p="xs">
            {t('steps.ended', { count })}
          </Alert>
        ) : null}
        {server === 'reached' && count > 0 ? (
          <Alert color="sea" variant="light" icon={<IconCloudUp aria-hidden />} p="xs">
            {t('steps.sending', { count })}
          </Alert>
        ) : null}
      </div>
      <div role="alert">
        {refused.map((step) => (
          <Alert
            key={step.id}
            color="coral"
            variant="light"
            icon={<IconAlertTriangle aria-hidden />}
            p="xs"
            mt={6}
          >
            <div className={css.refused}>
              <span>{step.refused}</span>
              <CloseButton
                aria-label={t('steps.dismiss', { number: step.roomNumber })}
                onClick={() => queue.dismiss(step.id)}
              />
            </div>
          </Alert>
        ))}
      </div>
    </div>
  );
}
