import { weekdays } from '@gangway/contract/fleet/prices.ts';
import { Button, Chip, Group, Input, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { weekdayNames } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { RouteSelect } from '../route-select.tsx';
import { SellingFields } from '../selling-fields.tsx';
import { ShipSelect } from '../ship-select.tsx';
import type { PatternValues } from './pattern-values.ts';
import { SlotsField } from './slots-field.tsx';

/** The fields of a pattern: ship, route, range, weekdays, slots with their times, and how it is sold. */
export function PatternFields({ form }: { form: UseFormReturnType<PatternValues> }) {
  const t = useTranslate();
  const names = weekdayNames();
  const choose = (days: readonly string[]) => form.setFieldValue('weekdays', [...days]);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('pattern.text')}
      </Text>
      <ShipSelect {...form.getInputProps('shipId')} />
      <RouteSelect {...form.getInputProps('routeId')} />
      <Group grow align="flex-start" wrap="nowrap">
        <DateField label={t('sailings.from')} {...form.getInputProps('from')} />
        <DateField label={t('sailings.to')} {...form.getInputProps('to')} />
      </Group>
      <Input.Wrapper label={t('field.weekdays')} labelElement="div" error={form.errors['weekdays']}>
        <Group gap={6} mt={4} role="group" aria-label={t('field.weekdays')}>
          <Chip.Group multiple value={form.values.weekdays} onChange={choose}>
            {weekdays.map((day, index) => (
              <Chip key={day} value={day} size="xs" radius="sm">
                {names[index]}
              </Chip>
            ))}
          </Chip.Group>
        </Group>
        <Group gap={4} mt={4}>
          <Button size="compact-xs" variant="subtle" onClick={() => choose(weekdays)}>
            {t('pattern.everyDay')}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => choose(['fri', 'sat', 'sun'])}>
            {t('pattern.weekend')}
          </Button>
        </Group>
      </Input.Wrapper>
      <SlotsField form={form} />
      <SellingFields
        capacity={form.getInputProps('capacity')}
        peak={form.getInputProps('peak', { type: 'checkbox' })}
        salesCloseMinutes={form.getInputProps('salesCloseMinutes')}
      />
    </>
  );
}
