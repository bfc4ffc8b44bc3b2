import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import type { StepName } from './steps.ts';
import css from './step.module.css';

interface StepProps {
  name: StepName;
  number: number;
  title: string;
  open: boolean;
  /** What was chosen, in a line. */
  chosen: ReactNode;
  onOpen: () => void;
  children: ReactNode;
}

/** One step of the wizard: open, or folded to a line that can be opened again. */
export function Step({ name, number, title, open, chosen, onOpen, children }: StepProps) {
  const t = useTranslate();
  const id = stepId(name);
  return (
    <section className={css.step} data-open={open} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.mark} aria-hidden="true">
          {open ? number : <Icon name="check" size={18} />}
        </span>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!open && (
          <>
            <p className={css.chosen}>{chosen}</p>
            <button
              type="button"
              className={css.change}
              onClick={onOpen}
              aria-label={t('wizard.change.of', { step: title })}
            >
              {t('wizard.change')}
            </button>
          </>
        )}
      </div>
      {open && <div className={css.body}>{children}</div>}
    </section>
  );
}

/** Brings a step into sight and says its title to those who listen. */
export function showStep(name: StepName): void {
  const heading = document.getElementById(stepId(name));
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}

/** Whether it was led to, and nobody has gone elsewhere since. */
export function isAtStep(name: StepName): boolean {
  return document.activeElement?.id === stepId(name);
}

function stepId(name: StepName): string {
  return `step-${name}`;
}
