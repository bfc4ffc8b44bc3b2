import { type Slot, slots } from '@gangway/contract/fleet/prices.ts';
import { Checkbox, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslate } from '#lib/use-translate.ts';
import { TimesFields } from '../times-fields.tsx';
import { type PatternValues, chosenSlots } from './pattern-values.ts';
import css from './slots-field.module.css';

/** The slots a pattern makes sailings in, each with its times. */
export function SlotsField({ form }: { form: UseFormReturnType<PatternValues> }) {
  const t = useTranslate();
  const chosen = chosenSlots(form.values.slots);
  return (
    <Input.Wrapper label={t('field.slots')} labelElement="div" error={form.errors['slots']}>
      {slots.map((slot) => (
        <div key={slot} className={css.slot}>
          <Checkbox
            label={t(`sailings.slotTitle.${slot}`)}
            {...form.getInputProps(`slots.${slot}.on`, { type: 'checkbox' })}
          />
          <TimesFields
            of={t(`sailings.slotTitle.${slot}`)}
            disabled={!form.values.slots[slot].on}
            departure={timeOf(slot, 'departure')}
            returning={timeOf(slot, 'returning')}
          />
        </div>
      ))}
    </Input.Wrapper>
  );

  /** The call counts only the chosen slots, and so do its refusals. */
  function timeOf(slot: Slot, name: 'departure' | 'returning') {
    return {
      ...form.getInputProps(`slots.${slot}.${name}`),
      error: form.errors[`slots.${chosen.indexOf(slot)}.${name}`],
    };
  }
}
