import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './last-step.module.css';
import { clock } from './refusal-words.ts';
import type { RoomStep } from './room-step.ts';
import { useRoomSteps } from './room-steps.tsx';

/** Says what was just pressed, where the thumb is, and whether the server has it. */
export function LastStep({ step }: { step: RoomStep | null }) {
  const t = useTranslate();
  const { waiting, refused, aside } = useRoomSteps().steps;
  const isIn = (steps: readonly RoomStep[]) => steps.some(({ id }) => id === step?.id);
  const Icon = step?.kind === 'undoCleaned' ? IconArrowBackUp : IconCheck;
  return (
    <div role="status" className={css.place}>
      {step && !isIn(refused) && !isIn(aside) ? (
        <p className={css.line}>
          <Icon size={18} stroke={2.4} aria-hidden />
          {t(`steps.done.${step.kind}`, { number: step.roomNumber, at: clock(step.at) })}
          {isIn(waiting) ? ` · ${t('steps.waits')}` : ''}
        </p>
      ) : null}
    </div>
  );
}
