import { maxPassesPerOrder } from '@gangway/contract/booking/limits.ts';
import { Button, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './counter-sale.module.css';
import { PassengerCard } from './passenger-card.tsx';
import { Wrong } from './sailing-part.tsx';
import type { CounterSaleState } from './use-counter-sale.ts';

/** Everybody who travels on the order. */
export function PassengersPart({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { values, offers, people, errors } = sale;
  const most = offers.offer?.kind === 'cabin' ? offers.offer.maxOccupancy : maxPassesPerOrder;
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(people);
  useEffect(() => {
    if (people > shown.current)
      list.current?.querySelector<HTMLElement>('fieldset:last-of-type [data-first]')?.focus();
    shown.current = people;
  }, [people]);
  return (
    <section className={css.part} aria-label={t('shipOrder.passengers')}>
      <Title order={2} mb={8}>
        {t('shipOrder.passengers')}
      </Title>
      <div ref={list}>
        {values.passengers.map((passenger, index) => (
          <PassengerCard key={passenger.key} sale={sale} passenger={passenger} index={index} />
        ))}
      </div>
      {people > most ? <Wrong text={t('counter.tooMany', { max: most })} /> : null}
      {errors['passengers'] ? <Wrong text={errors['passengers']} /> : null}
      <Button
        variant="light"
        mt="sm"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        disabled={people >= most}
        onClick={sale.addPassenger}
      >
        {t('counter.addPassenger')}
      </Button>
    </section>
  );
}
