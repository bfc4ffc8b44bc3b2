import { portDate } from '@gangway/contract/core/dates.ts';
import { Button, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { DraftNotice } from '#ui/office/forms/draft-notice.tsx';
import { ScreenSkeleton } from '#ui/office/screen-skeleton.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { siteSettingsQuery } from '#modules/settings/queries.ts';
import css from './counter-sale.module.css';
import { CustomerField } from './customer-field.tsx';
import { PassengersPart } from './passengers-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { SailingPart } from './sailing-part.tsx';
import { SaleSummary } from './sale-summary.tsx';
import { TypePart } from './type-part.tsx';
import { useCounterSale } from './use-counter-sale.ts';
import { emptySale, type SaleValues } from './sale-values.ts';
import { useSaleAgain } from './use-sale-again.ts';
import { useNextDayForSale } from './use-sale-offers.ts';

interface CounterSaleProps {
  /** The order that is booked again; null for a sale from the start. */
  againId: number | null;
  onLeave: () => void;
  onSold: (orderId: number) => void;
}

type FormProps = Pick<CounterSaleProps, 'onLeave' | 'onSold'>;

/** Sells at the counter: the same booking, on one page, for whoever stands in front of it. */
export function CounterSale({ againId, ...props }: CounterSaleProps) {
  const settings = useQuery(siteSettingsQuery);
  if (settings.isPending) return <ScreenSkeleton />;
  // Everybody starts with the house's reference code, so that has to be known first.
  const houseCode = settings.data?.houseCode ?? '';
  return againId === null ? (
    <FreshSale {...props} houseCode={houseCode} />
  ) : (
    <SaleAgain {...props} houseCode={houseCode} orderId={againId} />
  );
}

function FreshSale({ houseCode, ...props }: FormProps & { houseCode: string }) {
  const day = useNextDayForSale(portDate(useNow(60_000)));
  const [firstDay, setFirstDay] = useState<string>();
  // It opens there and stays: whoever is being served is not moved to another day.
  if (firstDay === undefined && day !== undefined) setFirstDay(day);
  if (firstDay === undefined) return <ScreenSkeleton />;
  return <SaleForm {...props} houseCode={houseCode} first={emptySale(firstDay, houseCode)} />;
}

/** The guests, the type and the customer of an order stand filled in, on the next sailing of its route. */
function SaleAgain({ orderId, houseCode, ...props }: FormProps & { houseCode: string; orderId: number }) {
  const found = useSaleAgain(orderId);
  const [first, setFirst] = useState<SaleValues>();
  if (first === undefined && found !== undefined) setFirst(found ?? undefined);
  // An order that cannot be read is sold from the start.
  if (found === null) return <FreshSale {...props} houseCode={houseCode} />;
  if (first === undefined) return <ScreenSkeleton />;
  return <SaleForm {...props} houseCode={houseCode} first={first} />;
}

function SaleForm({
  houseCode,
  first,
  onLeave,
  onSold,
}: FormProps & { houseCode: string; first: SaleValues }) {
  const t = useTranslate();
  const sale = useCounterSale({ houseCode, first }, onSold);
  const form = useRef<HTMLFormElement>(null);

  // Whoever opens the counter wants to type at once; after a try, to mend what is wrong.
  useEffect(() => {
    const wrong = '[aria-invalid="true"], [data-wrong] [role="radio"]';
    // Who is booked again is filled in: to stand in the customer's field would open its list over the rest.
    if (sale.attempt === 0 && first.againOrderId !== null) return;
    form.current?.querySelector<HTMLElement>(sale.attempt > 0 ? wrong : 'input')?.focus();
  }, [sale.attempt, first.againOrderId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void sale.submit();
    } else if (event.target instanceof HTMLInputElement) {
      // A card reader ends its number with Enter; that must not book.
      event.preventDefault();
    }
  }

  return (
    // Keys are only listened to on their way up from the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className={css.sale}
      aria-labelledby="counter-title"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void sale.submit();
      }}
    >
      <div className={css.top}>
        <Button
          variant="subtle"
          color="navy"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={() => (sale.dirty ? askToLeave() : onLeave())}
        >
          {t('counter.back')}
        </Button>
        <Title order={1} id="counter-title">
          {t('counter.title')}
        </Title>
      </div>
      <div className={css.parts}>
        {sale.draft ? <DraftNotice {...sale.draft} /> : null}
        <Part title={t('column.customer')}>
          <CustomerField sale={sale} />
        </Part>
        <Part title={t('column.sailing')}>
          <SailingPart sale={sale} />
        </Part>
        <Part title={t('counter.type')}>
          <TypePart sale={sale} />
        </Part>
        <PassengersPart sale={sale} />
        <Part title={t('shipOrder.payment')}>
          <PaymentPart sale={sale} />
        </Part>
      </div>
      <SaleSummary sale={sale} />
    </form>
  );

  function askToLeave(): void {
    modals.openConfirmModal({
      title: t('form.discardTitle'),
      children: t('counter.leaveText'),
      labels: { confirm: t('form.discard'), cancel: t('form.keepEditing') },
      confirmProps: { color: 'coral' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => {
        sale.discard();
        onLeave();
      },
    });
  }
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <Title order={2} mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}
