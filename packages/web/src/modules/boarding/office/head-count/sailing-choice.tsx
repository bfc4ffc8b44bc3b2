import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Skeleton } from '@mantine/core';
import { weekdayName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { SlotIcon, StatusMark } from '#modules/sailings/office/index.ts';
import css from './sailing-choice.module.css';

interface SailingChoiceProps {
  /** The day whose sailings stand first. */
  date: string;
  today: string;
  sailings: { data: BoardingSailing[] | undefined; error: Error | null; refetch: () => unknown };
  chosen: number | null;
  onChoose: (id: number) => void;
  onDate: (date: string | null) => void;
}

/** Which sailing is meant: those of a day first, then those of the days beside it. */
export function SailingChoice({ date, today, sailings, chosen, onChoose, onDate }: SailingChoiceProps) {
  const t = useTranslate();
  const { data, error } = sailings;
  const inOrder = [
    ...(data?.filter((sailing) => sailing.date === date) ?? []),
    ...(data?.filter((sailing) => sailing.date !== date) ?? []),
  ];
  return (
    <section aria-label={t('headCount.choose')} className={css.choice} data-noprint>
      <div className={css.date}>
        <DateField
          aria-label={t('headCount.day')}
          value={date}
          onChange={(value) => onDate(value === today ? null : value)}
        />
      </div>
      {error && !data ? <TableFailure message={error.message} onRetry={sailings.refetch} /> : null}
      {!data && !error ? <Skeleton height={58} /> : null}
      <ul className={css.sailings}>
        {inOrder.map((sailing) => (
          <li key={sailing.id}>
            <button
              type="button"
              aria-pressed={sailing.id === chosen}
              className={css.sailing}
              onClick={() => onChoose(sailing.id)}
            >
              <strong>{sailing.shipName}</strong>
              <span>
                <SlotIcon slot={sailing.slot} /> {dayOf(sailing)}
              </span>
              <span className={css.line}>
                <StatusMark status={sailing.status} />
                <span>
                  {sailing.counts.boarded}/{sailing.counts.expected}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

  function dayOf(sailing: BoardingSailing): string {
    const time = formatInstant(sailing.departsAt).slice(11);
    const day = sailing.date === today ? t('sailings.today') : `${weekdayName(sailing.date)} ${sailing.date}`;
    return `${day}, ${time}`;
  }
}
