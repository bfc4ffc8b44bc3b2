import { type Slot, slots, type Weekday, weekdays } from '@gangway/contract/fleet/prices.ts';
import { Table } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { weekdayWords } from '../weekday-words.ts';
import { PriceField } from '../price-field.tsx';
import css from './week-grid.module.css';
import type { WeekTexts } from './week-texts.ts';

interface WeekGridProps {
  week: WeekTexts;
  errorOf: (day: Weekday, slot: Slot) => ReactNode;
  readOnly: boolean;
  onChange: (day: Weekday, slot: Slot, text: string) => void;
}

const icons = { day: IconSun, night: IconMoon };

/** Seven days by day and night, one price each; the arrow keys move from cell to cell. */
export function WeekGrid({ week, errorOf, readOnly, onChange }: WeekGridProps) {
  const t = useTranslate();
  return (
    <Table className={css.grid ?? ''} withRowBorders={false} aria-label={t('weekPrices.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('weekPrices.weekday')}</Table.Th>
          {slots.map((slot) => {
            const Icon = icons[slot];
            return (
              <Table.Th key={slot}>
                <span className={css.slot}>
                  <Icon size={15} stroke={1.7} aria-hidden />
                  {t(`fleet.slot.${slot}`)}
                </span>
              </Table.Th>
            );
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody onKeyDown={moveByKey}>
        {weekdays.map((day) => (
          <Table.Tr key={day}>
            <Table.Th scope="row">{weekdayWords(day, 'short')}</Table.Th>
            {slots.map((slot) => (
              <Table.Td key={slot}>
                <PriceField
                  size="xs"
                  aria-label={t('weekPrices.cell', { weekday: weekdayWords(day, 'long'), slot })}
                  data-cell={`${day}-${slot}`}
                  data-path={`week.${day}.${slot}`}
                  readOnly={readOnly}
                  value={week[day][slot]}
                  error={errorOf(day, slot)}
                  onChange={(text) => onChange(day, slot, text)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const [day, slot] = (input.dataset['cell'] ?? '').split('-');
  const row = weekdays.findIndex((one) => one === day);
  const column = slots.findIndex((one) => one === slot);
  const step = stepOf(event.key, input);
  if (!step) return;
  // Enter goes on to the next day, as in a sheet; the form has its own button.
  event.preventDefault();
  const target = `${weekdays[row + step.rows]}-${slots[column + step.columns]}`;
  const cell = event.currentTarget.querySelector(`[data-cell="${target}"]`);
  if (cell instanceof HTMLInputElement) {
    cell.focus();
    cell.select();
  }
}

function stepOf(key: string, input: HTMLInputElement): { rows: number; columns: number } | null {
  const atStart = input.selectionStart === 0;
  const atEnd = input.selectionEnd === input.value.length;
  if (key === 'ArrowUp') return { rows: -1, columns: 0 };
  if (key === 'ArrowDown' || key === 'Enter') return { rows: 1, columns: 0 };
  if (key === 'ArrowLeft' && atStart) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && atEnd) return { rows: 0, columns: 1 };
  return null;
}
