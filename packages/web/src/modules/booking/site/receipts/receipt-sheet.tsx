import type { Receipt } from '@gangway/contract/booking/receipt-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort, sailingDay } from '#ui/site/day-words.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import css from './receipt-sheet.module.css';

/** One payment on paper: who paid what for what, and what came back of it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const words = useOwnWords();
  const { company } = useSiteSettings();
  const { receiptNo, paidAt, payer, method, amountSen, lines, refunds } = receipt;
  const backSen = refunds
    .filter(({ status, toCollect }) => status !== 'failed' && !toCollect)
    .reduce((sum, refund) => sum + refund.amountSen, 0);
  return (
    <article className={css.sheet} aria-label={`${t('receipt.heading')} ${receiptNo}`}>
      <header className={css.head}>
        <div>
          <strong className={css.company}>{company.name}</strong>
          {company.address && <p>{company.address}</p>}
          <p>
            {company.email} · {company.phone}
          </p>
        </div>
        <h2>{t('receipt.heading')}</h2>
      </header>
      <dl className={css.facts}>
        <div>
          <dt>{t('receipt.number')}</dt>
          <dd>{receiptNo}</dd>
        </div>
        <div>
          <dt>{t('receipt.paidAt')}</dt>
          <dd>{momentAtPort(paidAt)}</dd>
        </div>
        <div>
          <dt>{t('receipt.payer')}</dt>
          <dd>{payer}</dd>
        </div>
        <div>
          <dt>{t('receipt.method')}</dt>
          <dd>{t(`payBy.${method}`)}</dd>
        </div>
      </dl>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.for')}</th>
            <th scope="col">{t('receipt.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ orderNo, sailing, roomType, people, amountSen: sen, subject }) => (
            <tr key={orderNo}>
              <th scope="row">
                <strong>{orderNo}</strong>
                {subject === 'change' && ` · ${t('receipt.change')}`}
                <br />
                {`${sailingDay(sailing.date, true)} · ${t(`trip.slot.${sailing.slot}`)} · ${sailing.shipName} · ${words(sailing.destination)}`}
                <br />
                {`${words(roomType)} · ${t('receipt.people', { count: people })}`}
              </th>
              <td>{formatMoney(sen)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('receipt.total')}</th>
            <td>{formatMoney(amountSen)}</td>
          </tr>
          {refunds.map(({ refundNo, at, amountSen: sen, status, toCollect }) => (
            <tr key={refundNo} className={css.back}>
              <th scope="row">
                {t('receipt.back', { refundNo, at: momentAtPort(at) })}:{' '}
                {t(toCollect ? 'receipt.back.toCollect' : `receipt.back.${status}`)}
              </th>
              <td>{formatMoney(toCollect ? sen : -sen)}</td>
            </tr>
          ))}
          {refunds.length > 0 && (
            <tr>
              <th scope="row">{t('receipt.left')}</th>
              <td>{formatMoney(amountSen - backSen)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={css.zone}>{t('receipt.zone')}</p>
    </article>
  );
}
