import { Radio, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface RadioCardsProps {
  'aria-label': string;
  /** The one that is chosen; empty while none is. */
  value: string;
  choices: readonly { value: string; disabled?: boolean; content: React.ReactNode }[];
  wrong?: boolean;
  className: string;
  cardClassName: string;
  onChange: (value: string) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Cards of which one is chosen: one stop of the Tab key, and arrows choose, past those that cannot be had. */
export function RadioCards(props: RadioCardsProps) {
  const { value, choices, wrong = false, className, cardClassName, onChange } = props;
  const open = choices.filter(({ disabled }) => !disabled);
  const stop = open.find((one) => one.value === value) ?? open[0];

  return (
    <Radio.Group
      label={<VisuallyHidden>{props['aria-label']}</VisuallyHidden>}
      labelProps={{ pos: 'absolute' }}
      value={value}
      onChange={onChange}
      {...(wrong ? { 'data-wrong': true } : {})}
    >
      {/* Keys are only listened to on their way down to the cards. */}
      <div className={className} role="presentation" onKeyDownCapture={onArrow}>
        {choices.map((choice) => (
          <Radio.Card
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            tabIndex={choice === stop ? 0 : -1}
            className={cardClassName}
          >
            {choice.content}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

/** Goes to the next card that can be chosen and chooses it, round again at the end. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  // The library's own arrows stop dead at a card that cannot be chosen.
  event.stopPropagation();
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[(at + step + cards.length) % cards.length];
  next?.focus();
  next?.click();
}
