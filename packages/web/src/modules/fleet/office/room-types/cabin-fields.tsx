import { bed } from '@gangway/contract/fleet/schemas.ts';
import { Checkbox, Group, Input, NumberInput, SegmentedControl, Select, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslate } from '#lib/use-translate.ts';
import type { RoomTypeValues } from './room-type-values.ts';

interface CabinFieldsProps {
  form: UseFormReturnType<RoomTypeValues>;
  readOnly: boolean;
}

const occupancies = [1, 2, 3, 4, 5, 6];

/** How many are sold, and of a cabin its window, beds and guests; a boarding pass has none of these. */
export function CabinFields({ form, readOnly }: CabinFieldsProps) {
  const t = useTranslate();
  const quantity = (
    <NumberInput
      label={t('field.dailyQuantity')}
      description={t('roomTypes.quantityText')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      withAsterisk={false}
      readOnly={readOnly}
      min={0}
      max={5000}
      allowDecimal={false}
      {...form.getInputProps('dailyQuantity')}
    />
  );
  if (form.values.kind === 'standing') {
    return (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {quantity}
      </SimpleGrid>
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <Input.Wrapper label={t('field.hasWindow')} labelElement="div">
        <SegmentedControl
          fullWidth
          mt={2}
          mb={4}
          aria-label={t('field.hasWindow')}
          readOnly={readOnly}
          data={(['yes', 'no'] as const).map((value) => ({ value, label: t(`roomTypes.window.${value}`) }))}
          {...form.getInputProps('window')}
        />
      </Input.Wrapper>
      <Select
        label={t('field.maxOccupancy')}
        required
        withAsterisk={false}
        allowDeselect={false}
        readOnly={readOnly}
        data={occupancies.map((count) => ({
          value: String(count),
          label: t('roomTypes.occupancy', { count }),
        }))}
        {...form.getInputProps('maxOccupancy')}
      />
      {quantity}
      <Checkbox.Group label={t('field.beds')} readOnly={readOnly} {...form.getInputProps('beds')}>
        <Group gap="lg" mt={8}>
          {bed.options.map((value) => (
            <Checkbox key={value} value={value} label={t(`roomTypes.bed.${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </SimpleGrid>
  );
}
