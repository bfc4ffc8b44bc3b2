import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { MonthStatement } from '@gangway/contract/reports/sales-schemas.ts';
import { aboutEntry } from '@gangway/contract/wallet/about-entry.ts';
import { monthName } from '#lib/date-words.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import { useSiteSettings } from '#modules/settings/queries.ts';
import css from './sales.module.css';

/** The statement as it is printed and as the agent reads it. */
export function StatementDocument({ statement }: { statement: MonthStatement }) {
  const t = useTranslate();
  const { agent, month, entries, orders } = statement;
  const balances = [
    [t('monthStatement.opening'), statement.openingSen],
    [t('monthStatement.in'), statement.inSen],
    [t('monthStatement.out'), statement.outSen],
    [t('monthStatement.closing'), statement.closingSen],
  ] as const;
  return (
    <article className={css.document}>
      <Issuer />
      <h2>{t('monthStatement.title', { name: agent.realName, month: monthName(month) })}</h2>
      {agent.referenceCode ? <p>{t('monthStatement.code', { code: agent.referenceCode })}</p> : null}
      <dl className={css.balances}>
        {balances.map(([label, sen]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(sen)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('monthStatement.entries')}</h3>
      {entries.length === 0 ? <p>{t('monthStatement.noEntries')}</p> : <Entries entries={entries} />}
      <h3>{t('monthStatement.orders')}</h3>
      {orders.length === 0 ? <p>{t('monthStatement.noOrders')}</p> : <Orders orders={orders} />}
    </article>
  );
}

/** Who issues the statement, and where they are found. */
function Issuer() {
  const { company } = useSiteSettings();
  return (
    <address className={css.issuer}>
      <strong>{company.name}</strong>
      <span>{company.address ?? `${company.port}, Malaysia`}</span>
      <span>
        {company.email} · {company.phone}
      </span>
    </address>
  );
}

function Entries({ entries }: Pick<MonthStatement, 'entries'>) {
  const t = useTranslate();
  return (
    <StackTable
      label={t('monthStatement.entries')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: t('column.time'), isDate: true, cell: ({ at }) => formatInstant(at) },
        { title: t('closing.what'), cell: ({ kind }) => t(`wallet.kind.${kind}`) },
        {
          title: t('monthStatement.about'),
          cell: aboutEntry,
        },
        { title: t('field.amountSen'), isNumber: true, cell: ({ amountSen }) => formatMoney(amountSen) },
        { title: t('monthStatement.balance'), isNumber: true, cell: ({ afterSen }) => formatMoney(afterSen) },
      ]}
    />
  );
}

function Orders({ orders }: Pick<MonthStatement, 'orders'>) {
  const t = useTranslate();
  const lines = orders.map((order) => ({
    key: order.id,
    at: formatInstant(order.at),
    what: order.orderNo,
    sailingDate: order.sailingDate,
    roomType: ownWords(order.roomType),
    about: t(order.own ? 'monthStatement.own' : 'monthStatement.referred'),
    netSen: order.paidSen - order.refundedSen,
  }));
  const total = {
    key: 0,
    at: '',
    what: t('sales.total'),
    sailingDate: '',
    roomType: '',
    about: '',
    netSen: lines.reduce((sum, { netSen }) => sum + netSen, 0),
  };
  return (
    <StackTable
      label={t('monthStatement.orders')}
      rows={[...lines, total]}
      rowKey={({ key }) => key}
      isTotal={(line) => line === total}
      columns={[
        { title: t('column.time'), isDate: true, cell: ({ at }) => at },
        { title: t('closing.what'), cell: ({ what }) => what },
        { title: t('curve.date'), isDate: true, cell: ({ sailingDate }) => sailingDate },
        { title: t('sales.by.roomType'), cell: ({ roomType }) => roomType },
        { title: t('monthStatement.about'), cell: ({ about }) => about },
        { title: t('sales.net'), isNumber: true, cell: ({ netSen }) => formatMoney(netSen) },
      ]}
    />
  );
}
