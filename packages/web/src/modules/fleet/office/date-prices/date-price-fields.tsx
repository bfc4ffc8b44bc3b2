import { slots, weekdays } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { Button, Checkbox, Chip, Group, Input, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { weekdayWords } from '../weekday-words.ts';
import { PriceField } from '../price-field.tsx';
import { dateIn, type DatePriceValues } from './date-price-values.ts';
import { useRemoveDatePrices } from './use-remove-date-prices.ts';

interface DatePriceFieldsProps {
  type: RoomType;
  values: DatePriceValues;
  errors: Readonly<Record<string, ReactNode>>;
  /** The dates chosen, by mouse, keys or typing. */
  dates: readonly string[];
  /** The month on the calendar and its dates with a price of their own. */
  known: { month: string; dates: readonly { date: string }[] };
  onChange: (values: Partial<DatePriceValues>) => void;
  onRemoved: () => void;
}

/** Which dates, which prices. */
export function DatePriceFields(props: DatePriceFieldsProps) {
  const { type, values, errors, dates, known, onChange, onRemoved } = props;
  const t = useTranslate();
  const askToRemove = useRemoveDatePrices(type.id, onRemoved);
  const isRange = values.to.trim() !== '' && dateIn(values.to) !== dateIn(values.from);
  const tidy = (field: 'from' | 'to') => {
    const date = dateIn(values[field]);
    if (date !== values[field]) onChange({ [field]: date });
  };
  // Of other months it is not known here which dates have prices; the server knows.
  const removable = dates.some(
    (date) => !date.startsWith(known.month) || known.dates.some((price) => price.date === date),
  );
  return (
    <Stack gap="sm">
      <Title order={2}>{t('datePrices.dates')}</Title>
      <SimpleGrid cols={2} spacing="sm">
        <TextInput
          label={t('datePrices.fromDate')}
          data-path="from"
          placeholder="YYYY-MM-DD"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={values.from}
          error={errors['from']}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
          onBlur={() => tidy('from')}
        />
        <TextInput
          label={t('datePrices.toDate')}
          data-path="to"
          description={t('datePrices.toText')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="YYYY-MM-DD"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={values.to}
          // Left empty it is the first date, and that one is told what is wrong with it.
          error={values.to.trim() === '' ? null : errors['to']}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
          onBlur={() => tidy('to')}
        />
      </SimpleGrid>
      {isRange ? (
        <Input.Wrapper label={t('field.weekdays')} labelElement="div" error={errors['weekdays']}>
          <Group gap={4} mt={4} role="group" aria-label={t('field.weekdays')}>
            <Chip.Group
              multiple
              value={values.weekdays}
              onChange={(names) => onChange({ weekdays: weekdays.filter((day) => names.includes(day)) })}
            >
              {weekdays.map((day) => (
                <Chip key={day} value={day} size="xs" radius="sm" variant="light">
                  {weekdayWords(day, 'short')}
                </Chip>
              ))}
            </Chip.Group>
          </Group>
        </Input.Wrapper>
      ) : null}
      <div role="status">
        <Title order={2} mt="xs">
          {t('datePrices.prices', { count: dates.length })}
        </Title>
      </div>
      <SimpleGrid cols={2} spacing="sm">
        {slots.map((slot) => (
          <PriceField
            key={slot}
            label={t(`field.${slot}`)}
            data-path={slot}
            description={t('datePrices.slotText')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={values[slot]}
            error={errors[slot]}
            onChange={(text) => onChange({ [slot]: text })}
          />
        ))}
      </SimpleGrid>
      <Checkbox
        label={t('field.nonRefundable')}
        description={t('datePrices.nonRefundableText')}
        checked={values.nonRefundable}
        onChange={(event) => onChange({ nonRefundable: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('datePrices.replace')}
        checked={values.replace}
        onChange={(event) => onChange({ replace: event.currentTarget.checked })}
      />
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={!removable}
        onClick={() => askToRemove(dates)}
      >
        {t('datePrices.remove')}
      </Button>
    </Stack>
  );
}
