import { IconCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './last-step.module.css';
import { clock } from './refusal-words.ts';
import type { RoomStep } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';

/** Says what was just pressed, where the thumb is, and whether the server has it. */
export function LastStep({ step }: { step: RoomStep | null }) {
  const t = useTranslate();
  const { waiting, refused } = useRoomSteps().steps;
  const isWaiting = step !== null && waiting.some(({ id }) => id === step.id);
  const isRefused = step !== null && refused.some(({ id }) => id === step.id);
  return (
    <div role="status" className={css.place}>
      {step && !isRefused ? (
        <p className={css.line}>
          <IconCheck size={18} stroke={2.4} aria-hidden />
          {t(`steps.done.${step.kind}`, { number: step.roomNumber, at: clock(step.at) })}
          {isWaiting ? ` · ${t('steps.waits')}` : ''}
        </p>
      ) : null}
    </div>
  );
}
