import { mostCounted } from '@gangway/contract/core/counted.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { DayBars } from './day-bars.tsx';
import css from './payment-summary.module.css';
import { type MethodTotal, type PaymentTotals, addUp } from './payment-totals.ts';

interface PaymentSummaryProps {
  /** By the port's clock. */
  today: string;
  /** Undefined while they are on their way. */
  todays: PaymentTotals | undefined;
  matching: PaymentTotals | undefined;
  /** The one day that is asked for, if it is just one. */
  chosenDay: string | null;
  onDay: (date: string | null) => void;
}

/** The period, what was received, what went back, each method: columns at a desk, lines on a phone. */
const lines = paymentMethods.length + 3;

/** What came in by method, today and in all that match; and what each of the latest days brought. */
export function PaymentSummary({ today, todays, matching, chosenDay, onDay }: PaymentSummaryProps) {
  const t = useTranslate();
  return (
    <section className={css.summary} aria-label={t('paymentRecord.summary')}>
      <ScrollFrame label={t('paymentRecord.byMethod')}>
        <table className={css.methods} style={{ gridTemplateRows: `repeat(${lines}, auto)` }}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('paymentRecord.period')}</VisuallyHidden>
              </th>
              <th scope="col">{t('column.received')}</th>
              <th scope="col">{t('paymentRecord.refunded')}</th>
              {paymentMethods.map((method) => (
                <th key={method} scope="col">
                  {t(`method.${method}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MethodRow
              totals={todays?.byMethod}
              title={
                <UnstyledButton
                  className={css.day}
                  aria-pressed={chosenDay === today}
                  onClick={() => onDay(chosenDay === today ? null : today)}
                >
                  {t('paymentRecord.today')} <span>{today.slice(5)}</span>
                </UnstyledButton>
              }
            />
            <MethodRow totals={matching?.byMethod} title={t('table.totals')} />
          </tbody>
        </table>
      </ScrollFrame>
      <DayBars days={matching?.byDay ?? []} chosen={chosenDay} onChoose={onDay} />
    </section>
  );
}

function MethodRow({
  title,
  totals,
}: {
  title: React.ReactNode;
  /** Null where more match than are counted. */
  totals: readonly MethodTotal[] | null | undefined;
}) {
  const t = useTranslate();
  // What comes out of a balance was received when the balance was paid in.
  const sum = totals && addUp(totals.filter(({ method }) => method !== 'balance'));
  if (totals === null)
    return (
      <tr>
        <th scope="row">{title}</th>
        <td colSpan={lines - 1} style={{ gridRow: `span ${lines - 1}` }}>
          {t('table.uncounted', { count: mostCounted })}
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={css.sum}>{sum ? formatMoney(sum.paidSen) : null}</td>
      <td>{sum ? <Amount sen={sum.refundedSen} /> : null}</td>
      {paymentMethods.map((method) => (
        <td key={method}>{totals ? <MethodCell total={of(totals, method)} /> : null}</td>
      ))}
    </tr>
  );
}

function MethodCell({ total }: { total: MethodTotal | undefined }) {
  const t = useTranslate();
  if (!total) return <Amount sen={0} />;
  return (
    <>
      {formatMoney(total.paidSen)}
      <span className={css.count}>
        <span aria-hidden>×{total.count}</span>
        <VisuallyHidden>{t('paymentRecord.count', { count: total.count })}</VisuallyHidden>
      </span>
    </>
  );
}

function Amount({ sen }: { sen: number }) {
  return sen === 0 ? <span className={css.nothing}>–</span> : formatMoney(sen);
}

function of(totals: readonly MethodTotal[], method: PaymentMethod): MethodTotal | undefined {
  return totals.find((total) => total.method === method);
}
