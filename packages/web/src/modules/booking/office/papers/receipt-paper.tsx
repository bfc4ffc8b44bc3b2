import type { Receipt } from '@gangway/contract/booking/receipt-calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import css from './papers.module.css';

/** What one payment was for, how it was paid, and what comes back of it. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const { company } = useSiteSettings();
  const { receiptNo, paidAt, payer, method, slipNo, tenderedSen, amountSen, lines, refunds } = receipt;
  return (
    <article className={css.receipt} aria-label={`${t('papers.receipts')} ${receiptNo}`}>
      <p className={css.small}>
        {[company.name, company.address, company.email, company.phone].filter(Boolean).join(' · ')}
      </p>
      <h2 className={css.name}>{t('papers.receipts')}</h2>
      <dl className={css.facts}>
        <Line name={t('papers.receiptNo')} value={receiptNo} />
        <Line name={t('shipOrder.paidAt')} value={formatInstant(paidAt)} />
        <Line name={t('papers.payer')} value={payer} />
        <Line name={t('shipOrder.method')} value={t(`method.${method}`)} />
        {slipNo ? <Line name={t('field.slipNo')} value={slipNo} /> : null}
      </dl>
      <dl className={css.sums}>
        {lines.map(({ orderNo, sailing, roomType, people, amountSen: sen, subject }) => (
          <Line
            key={orderNo}
            name={[
              orderNo,
              `${sailing.date} ${t(`sailings.slotTitle.${sailing.slot}`)}`,
              `${ownWords(roomType)}, ${t('shipOrder.peopleCount', { count: people })}`,
              ...(subject === 'change' ? [t('shipOrder.money.forChange')] : []),
            ].join(' · ')}
            value={formatMoney(sen)}
          />
        ))}
        <Line name={t('papers.total')} value={formatMoney(amountSen)} strong />
        {tenderedSen === null ? null : (
          <>
            <Line name={t('papers.tendered')} value={formatMoney(tenderedSen)} />
            <Line name={t('papers.change')} value={formatMoney(tenderedSen - amountSen)} />
          </>
        )}
        {refunds.map(({ refundNo, at, amountSen: sen, status, toCollect }) => (
          <Line
            key={refundNo}
            name={`${t('papers.refund', { refundNo })}, ${formatInstant(at)}: ${t(toCollect ? 'papers.refund.toCollect' : `papers.refund.${status}`)}`}
            value={formatMoney(toCollect ? sen : -sen)}
          />
        ))}
      </dl>
      <p className={css.small}>{t('papers.zone')}</p>
    </article>
  );
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
