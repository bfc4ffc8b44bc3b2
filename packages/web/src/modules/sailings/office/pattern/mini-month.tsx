import { type Slot, slots } from '@gangway/contract/fleet/prices.ts';
import { VisuallyHidden } from '@mantine/core';
import { monthName, weekdayNames } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { weeksOf } from '#ui/shared/month-grid.ts';
import { SlotIcon } from '../status-mark.tsx';
import css from './pattern-preview.module.css';

/** A sailing of a pattern: to be made, or there already. */
export interface Mark {
  date: string;
  slot: Slot;
  state: 'new' | 'existing';
}

/** A month of a pattern, small. */
export function MiniMonth({ month, marks }: { month: string; marks: readonly Mark[] }) {
  const t = useTranslate();
  return (
    <table className={css.month}>
      <caption>{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdayNames().map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a place without a day has no other name.
              <td key={date ?? column} data-quiet={isQuiet(date) || undefined}>
                {date ? Number(date.slice(8)) : null}
                <span className={css.signs}>
                  {slots.map((slot) => {
                    const own = marks.find((mark) => mark.date === date && mark.slot === slot);
                    return own ? (
                      <span key={slot} className={css.sign} data-state={own.state}>
                        <SlotIcon slot={slot} size={11} />
                        <VisuallyHidden>
                          {t(`sailings.slot.${slot}`)} {t(`pattern.state.${own.state}`)}
                        </VisuallyHidden>
                      </span>
                    ) : null;
                  })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function isQuiet(date: string | null): boolean {
    return date !== null && !marks.some((mark) => mark.date === date);
  }
}
