import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import { providerName } from '#modules/payments/office/index.ts';
import css from './closing.module.css';
import { DrawerSection } from './drawer-section.tsx';
import { MethodSection } from './method-section.tsx';
import { Lines, Section } from './section.tsx';

/** Everything that is counted at the end of a day. */
export function ClosingSections({ figures }: { figures: ClosingFigures }) {
  const t = useTranslate();
  const { wallets, gateways, parked, tooLate, openRefunds, late } = figures;
  return (
    <div className={css.sections}>
      {late.length > 0 ? <LateSection late={late} /> : null}
      <MethodSection figures={figures} />
      <DrawerSection drawers={figures.drawers} />
      <Section title={t('closing.wallets')}>
        <Lines
          lines={[
            [t('closing.opening'), wallets.openingSen],
            [t('closing.wallet.recharges'), wallets.rechargesSen],
            [t('closing.wallet.payments'), wallets.paymentsSen],
            [t('closing.wallet.refunds'), wallets.refundsSen],
            [t('closing.wallet.resets'), wallets.resetsSen],
            ...(wallets.lateSen === 0 ? [] : [[t('closing.late'), wallets.lateSen] as const]),
          ]}
          sum={[t('closing.closing'), wallets.closingSen]}
        />
      </Section>
      {gateways.map((gateway) => (
        <Section
          key={gateway.provider}
          title={`${t('closing.gateways')}: ${providerName(t, gateway.provider)}`}
        >
          <Lines
            lines={[
              [t('closing.opening'), gateway.openingSen],
              [t('closing.taken'), gateway.takenSen],
              [t('closing.refunds'), -gateway.refundedSen],
              ...(gateway.lateSen === 0 ? [] : [[t('closing.late'), gateway.lateSen] as const]),
              [t('closing.paidOut'), -gateway.paidOutSen],
            ]}
            sum={[t('closing.owed'), gateway.owedSen]}
          />
          <p>{t('closing.gatewayText')}</p>
        </Section>
      ))}
      <Section title={t('closing.open')}>
        <StackTable
          label={t('closing.open')}
          rows={[
            { what: t('closing.parked'), ...parked },
            { what: t('closing.tooLate'), ...tooLate },
            { what: t('closing.openRefunds'), ...openRefunds },
          ]}
          rowKey={({ what }) => what}
          columns={[
            { title: t('closing.what'), cell: ({ what }) => what },
            { title: t('closing.count'), isNumber: true, cell: ({ count }) => groupedNumber(count) },
            { title: t('field.amountSen'), isNumber: true, cell: ({ sen }) => formatMoney(sen) },
          ]}
        />
      </Section>
    </div>
  );
}

/** What was entered after its own day was closed. */
function LateSection({ late }: Pick<ClosingFigures, 'late'>) {
  const t = useTranslate();
  return (
    <Section title={t('closing.late')} isWide>
      <p>{t('closing.lateText')}</p>
      <StackTable
        label={t('closing.late')}
        rows={late}
        rowKey={({ kind, no }) => `${kind} ${no}`}
        columns={[
          { title: t('closing.what'), cell: ({ kind, no }) => `${t(`closing.late.${kind}`)} ${no}` },
          { title: t('column.time'), isDate: true, cell: ({ at }) => formatInstant(at) },
          { title: t('column.payMethod'), cell: ({ method }) => t(`method.${method}`) },
          {
            title: t('field.amountSen'),
            isNumber: true,
            cell: ({ kind, amountSen }) => formatMoney(kind === 'payment' ? amountSen : -amountSen),
          },
        ]}
      />
    </Section>
  );
}
