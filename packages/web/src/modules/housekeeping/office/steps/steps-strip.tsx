import { Alert, Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconCloudUp, IconUserOff } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useRoomSteps } from './room-steps.tsx';
import css from './steps-strip.module.css';

const colors = { reached: 'sea', lost: 'amber', failing: 'amber', ended: 'coral', other: 'coral' } as const;

/** What of one's own steps is not with the server yet, and what it would not have. Nothing where all is well. */
export function StepsStrip() {
  const t = useTranslate();
  const { queue, steps } = useRoomSteps();
  const { waiting, refused, others, server } = steps;
  const count = waiting.length;
  const Icon = server === 'reached' ? IconCloudUp : IconCloudOff;
  return (
    <div className={css.strip}>
      <div role="status" className={css.lines}>
        {count > 0 || server === 'lost' ? (
          <Alert color={colors[server]} variant="light" icon={<Icon aria-hidden />} p="xs">
            {t(`steps.server.${server}`, { count })}
          </Alert>
        ) : null}
        {others.map((other) => (
          <Alert key={other.by} color="navy" variant="light" icon={<IconUserOff aria-hidden />} p="xs">
            {t('steps.others', { count: other.count, by: other.by || t('steps.somebody') })}
          </Alert>
        ))}
      </div>
      <div role="alert" className={css.lines}>
        <SetAside />
        {refused.map((step) => (
          <Alert key={step.id} color="coral" variant="light" icon={<IconAlertTriangle aria-hidden />} p="xs">
            <div className={css.told}>
              <span>
                {step.unsent > 0
                  ? `${step.refused} ${t('steps.unsent', { count: step.unsent })}`
                  : step.refused}
              </span>
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

/** Rooms at which the server failed too often: whoever pressed says what becomes of their steps. */
function SetAside() {
  const t = useTranslate();
  const { queue, steps } = useRoomSteps();
  const rooms = new Map(steps.aside.map(({ roomId, roomNumber }) => [roomId, roomNumber]));
  return [...rooms].map(([roomId, number]) => (
    <Alert key={roomId} color="coral" variant="light" icon={<IconAlertTriangle aria-hidden />} p="xs">
      <div className={css.told}>
        <span>
          {t('steps.aside', { number, count: steps.aside.filter((step) => step.roomId === roomId).length })}
        </span>
        <span className={css.choices}>
          <Button
            size="compact-md"
            aria-label={t('steps.of', { step: t('steps.retry'), number })}
            onClick={() => queue.retry(roomId)}
          >
            {t('steps.retry')}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('steps.of', { step: t('steps.drop'), number })}
            onClick={() => queue.drop(roomId)}
          >
            {t('steps.drop')}
          </Button>
        </span>
      </div>
    </Alert>
  ));
}
