import { type Weekday, weekdays } from '@gangway/contract/fleet/prices.ts';
import { Button, Group, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { weekdayWords } from '../weekday-words.ts';
import { copyDay, dayToNight, type WeekTexts } from './week-texts.ts';

interface WeekCopyProps {
  week: WeekTexts;
  onChange: (week: WeekTexts) => void;
}

const leastPercent = 1;
const mostPercent = 1000;

/** Fills the week from one of its days, and the nights from the days. */
export function WeekCopy({ week, onChange }: WeekCopyProps) {
  const t = useTranslate();
  const [from, setFrom] = useState<Weekday>('mon');
  const [percent, setPercent] = useState<number | string>(100);
  const targets = [
    { label: t('weekPrices.toAll'), days: weekdays },
    { label: t('weekPrices.toWeekdays'), days: weekdays.slice(0, 5) },
    { label: t('weekPrices.toWeekend'), days: weekdays.slice(5) },
  ];
  return (
    <Group gap="sm" align="flex-end">
      <Group gap={6} align="flex-end">
        <NativeSelect
          size="xs"
          label={t('weekPrices.copyFrom')}
          value={from}
          onChange={(event) => setFrom(weekdays.find((day) => day === event.currentTarget.value) ?? 'mon')}
          data={weekdays.map((day) => ({ value: day, label: weekdayWords(day, 'long') }))}
        />
        {targets.map(({ label, days }) => (
          <Button key={label} size="xs" variant="default" onClick={() => onChange(copyDay(week, from, days))}>
            {label}
          </Button>
        ))}
      </Group>
      <Group gap={6} align="flex-end">
        <NumberInput
          size="xs"
          w={150}
          label={t('weekPrices.percent')}
          value={percent}
          onChange={setPercent}
          min={leastPercent}
          max={mostPercent}
          suffix=" %"
          allowDecimal={false}
        />
        <Button
          size="xs"
          variant="default"
          disabled={!(Number(percent) >= leastPercent && Number(percent) <= mostPercent)}
          onClick={() => onChange(dayToNight(week, Number(percent)))}
        >
          {t('weekPrices.dayToNight')}
        </Button>
      </Group>
    </Group>
  );
}
