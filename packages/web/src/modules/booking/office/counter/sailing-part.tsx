import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { RadioCards } from '#ui/office/forms/radio-cards.tsx';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { PeakMark, SlotIcon } from '#modules/sailings/office/index.ts';
import { DayStepper } from '../day-stepper.tsx';
import { CardsToCome } from './cards-to-come.tsx';
import css from './counter-sale.module.css';
import type { CounterSaleState } from './use-counter-sale.ts';

/** Chooses the date, then the sailing among those of the date. */
export function SailingPart({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { values, offers, today, errors } = sale;
  const goTo = (date: string) => sale.change({ date, sailingId: null });
  return (
    <>
      <DayStepper label={t('shipOrder.date')} date={values.date} today={today} goTo={goTo} />
      <Sailings sale={sale} />
      {offers.sailings.length === 0 && !offers.pending ? (
        <Group gap="sm" mt="sm" role="status">
          <Text size="sm">{t('counter.noSailing')}</Text>
          {offers.nextDate ? (
            <Button size="compact-sm" variant="light" onClick={() => goTo(offers.nextDate ?? values.date)}>
              {t('counter.nextSailing', { date: offers.nextDate })}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {errors['sailingId'] ? <Wrong text={errors['sailingId']} /> : null}
    </>
  );
}

function Sailings({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { offers, change } = sale;
  const { data: ships = [] } = useQuery(shipNamesQuery);
  if (offers.pending && offers.sailings.length === 0) return <CardsToCome count={2} />;
  if (offers.sailings.length === 0) return null;
  const shipOf = (sailing: PublicSailing) => ships.find((ship) => ship.id === sailing.shipId)?.name ?? '';
  return (
    <RadioCards
      aria-label={t('column.sailing')}
      value={String(offers.sailing?.id ?? '')}
      className={css.cards ?? ''}
      cardClassName={css.card ?? ''}
      choices={offers.sailings.map((sailing) => ({
        value: String(sailing.id),
        content: <SailingCard sailing={sailing} ship={shipOf(sailing)} />,
      }))}
      onChange={(id) => change({ sailingId: Number(id) })}
    />
  );
}

function SailingCard({ sailing, ship }: { sailing: PublicSailing; ship: string }) {
  const t = useTranslate();
  return (
    <>
      <span className={css.cardHead}>
        <SlotIcon slot={sailing.slot} size={16} />
        {t(`sailings.slotTitle.${sailing.slot}`)} {formatInstant(sailing.departsAt).slice(11)}–
        {formatInstant(sailing.returnsAt).slice(11)}
        {sailing.peak ? <PeakMark /> : null}
      </span>
      <span className={css.cardText}>{ship}</span>
      <span className={css.cardText}>{t('sailings.left', { left: sailing.placesLeft })}</span>
    </>
  );
}

/** What is wrong, below what it is about. */
export function Wrong({ text }: { text: string }) {
  return (
    <Text size="sm" c="coral.7" mt={6} role="alert">
      {text}
    </Text>
  );
}
