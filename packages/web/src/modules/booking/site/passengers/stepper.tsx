import { useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './stepper.module.css';

interface StepperProps {
  label: string;
  hint: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number, one more or one less. */
export function Stepper({ label, hint, value, most, onChange }: StepperProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={css.stepper} role="group" aria-labelledby={id}>
      <p id={id} className={css.label}>
        {label}
        <small>{hint}</small>
      </p>
      <button
        type="button"
        onClick={() => onChange(value - 1)}
        disabled={value <= 1}
        aria-label={t('wizard.people.less')}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => onChange(value + 1)}
        disabled={value >= most}
        aria-label={t('wizard.people.more')}
      >
        +
      </button>
    </div>
  );
}
