import { formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Button, Group, Radio, Skeleton, Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { PeakMark, SlotIcon } from '#modules/sailings/office/index.ts';
import css from '../counter/counter-sale.module.css';
import { DayStepper } from '../day-stepper.tsx';
import type { OfficeChange } from './use-office-change.ts';

/** The date, and among its sailings those that can take the whole order. */
export function ChangeSailings({ change, own }: { change: OfficeChange; own: string }) {
  const t = useTranslate();
  const today = portDate(useNow(60_000));
  const { date, sailings, nextDate, pending, goTo } = change;
  return (
    <>
      <DayStepper
        label={t('officeChange.date')}
        date={date}
        today={today}
        note={date === own ? ` · ${t('officeChange.now')}` : ''}
        goTo={goTo}
      />
      {change.calendarError && sailings.length === 0 ? (
        <TableFailure message={change.calendarError.message} onRetry={change.reload} />
      ) : null}
      {pending ? <Skeleton height={58} /> : null}
      {sailings.length > 0 ? <Cards change={change} /> : null}
      {sailings.length === 0 && !pending ? (
        <Group gap="sm" role="status">
          <Text size="sm">{t('officeChange.none')}</Text>
          {nextDate ? (
            <Button size="compact-sm" variant="light" onClick={() => goTo(nextDate)}>
              {t('counter.nextSailing', { date: nextDate })}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}

function Cards({ change }: { change: OfficeChange }) {
  const t = useTranslate();
  return (
    <Radio.Group
      aria-label={t('column.sailing')}
      value={String(change.sailingId ?? '')}
      onChange={(id) => change.choose(Number(id))}
    >
      <div className={css.cards}>
        {change.sailings.map((sailing) => {
          const [offer] = sailing.offers;
          const isFull = !offer || offer.left === 0;
          return (
            <Radio.Card
              key={sailing.id}
              value={String(sailing.id)}
              className={css.card ?? ''}
              disabled={isFull}
            >
              <span className={css.cardHead}>
                <SlotIcon slot={sailing.slot} size={16} />
                {t(`sailings.slotTitle.${sailing.slot}`)} {formatInstant(sailing.departsAt).slice(11)}–
                {formatInstant(sailing.returnsAt).slice(11)}
                {sailing.peak ? <PeakMark /> : null}
              </span>
              <span className={css.cardText}>
                {isFull ? t('officeChange.full') : formatMoney(offer.priceSen)}
              </span>
              {isFull ? null : (
                <span className={css.cardText}>{t('sailings.left', { left: offer.left })}</span>
              )}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
