import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { type CrewEntry, saveCrewBody } from '@gangway/contract/boarding/head-count-schemas.ts';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface CrewFormProps {
  sailingId: number;
  /** Null for a new one. */
  entry: CrewEntry | null;
  onSaved: () => void;
}

/** Enters crew or staff aboard: somebody by name, or a number without names. */
export function CrewForm({ sailingId, entry, onSaved }: CrewFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(entry),
    draft: `crew_${sailingId}_${entry?.id ?? 'new'}`,
    record: entry,
    valuesOf,
    schema: saveCrewBody,
    scope: 'crew',
    toBody: ({ way, name, duty, people }) => ({
      ...(entry ? { id: entry.id } : {}),
      sailingId,
      duty,
      ...(way === 'name' ? { name, people: 1 } : { people }),
    }),
    save: async (body) => {
      await operate(boardingCalls.saveCrew, { body });
      showSuccess(t('headCount.crewSaved'));
      await refreshCalls(client, boardingCalls);
      onSaved();
    },
  });
  const byName = form.values.way === 'name';
  return (
    <DrawerForm {...frame} disabled={byName && !form.values.name.trim()}>
      <SegmentedControl
        fullWidth
        aria-label={t('headCount.crewWay')}
        data={(['name', 'number'] as const).map((value) => ({
          value,
          label: t(`headCount.crewWay.${value}`),
        }))}
        {...form.getInputProps('way')}
      />
      {byName ? (
        <TextInput
          label={t('headCount.crewName')}
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
      ) : (
        <NumberInput
          label={t('field.people')}
          min={1}
          max={1000}
          allowDecimal={false}
          data-autofocus
          {...form.getInputProps('people')}
        />
      )}
      <TextInput
        label={t('field.duty')}
        description={t('headCount.dutyText')}
        maxLength={80}
        autoComplete="off"
        {...form.getInputProps('duty')}
      />
    </DrawerForm>
  );
}

function valuesOf(entry: CrewEntry | null) {
  return {
    way: entry && !entry.name ? 'number' : 'name',
    name: entry?.name ?? '',
    duty: entry?.duty ?? '',
    people: entry?.people ?? 1,
  };
}
