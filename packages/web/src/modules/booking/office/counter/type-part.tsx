import { formatMoney } from '@gangway/contract/core/money.ts';
import { SegmentedControl, Text } from '@mantine/core';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { RadioCards } from '#ui/office/forms/radio-cards.tsx';
import { CardsToCome } from './cards-to-come.tsx';
import css from './counter-sale.module.css';
import { Wrong } from './sailing-part.tsx';
import type { CounterSaleState } from './use-counter-sale.ts';
import type { SaleOffer } from './use-sale-offers.ts';

/** Chooses what is bought: a boarding pass or a cabin, and its bed. */
export function TypePart({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { offers, values, errors, change } = sale;
  const { offer } = offers;
  if (offers.pending) return <CardsToCome count={8} />;
  if (offers.offers.length === 0) return <Text size="sm">{t('counter.noOffer')}</Text>;

  function choose(id: string): void {
    const type = offers.offers.find((one) => one.id === Number(id));
    change({ roomTypeId: type?.id ?? null, bed: type?.beds[0] ?? null });
  }

  return (
    <>
      <RadioCards
        aria-label={t('counter.type')}
        value={offer ? String(offer.id) : ''}
        wrong={errors['roomTypeId'] !== undefined}
        className={css.cards ?? ''}
        cardClassName={css.card ?? ''}
        choices={offers.offers.map((type) => ({
          value: String(type.id),
          disabled: type.left === 0,
          content: <TypeCard type={type} />,
        }))}
        onChange={choose}
      />
      {offer && offer.beds.length > 1 ? (
        <SegmentedControl
          mt="sm"
          aria-label={t('counter.bed')}
          data={offer.beds.map((value) => ({ value, label: t(`roomTypes.bed.${value}`) }))}
          value={values.bed ?? ''}
          onChange={(value) => change({ bed: offer.beds.find((one) => one === value) ?? null })}
        />
      ) : null}
      {errors['roomTypeId'] ? <Wrong text={errors['roomTypeId']} /> : null}
      {errors['bed'] ? <Wrong text={errors['bed']} /> : null}
    </>
  );
}

function TypeCard({ type }: { type: SaleOffer }) {
  const t = useTranslate();
  const price = formatMoney(type.priceSen);
  return (
    <>
      <span className={css.cardHead}>{ownWords(type.name)}</span>
      <span className={css.cardText}>
        {type.kind === 'standing' ? t('counter.perPerson', { price }) : t('counter.perCabin', { price })}
      </span>
      <span className={css.cardText}>
        {t('counter.left', { left: type.left })}
        {type.kind === 'cabin' ? ` · ${t('counter.upTo', { count: type.maxOccupancy })}` : ''}
        {type.nonRefundable ? ` · ${t('field.nonRefundable')}` : ''}
      </span>
    </>
  );
}
