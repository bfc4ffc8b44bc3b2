import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from '../refund/refund.module.css';

/** The new price, what it differs by, the fee, and what is to be taken or goes back. */
export function ChangeSums({ quote, people }: { quote: ChangeQuote; people: number }) {
  const t = useTranslate();
  const { newTotalSen, differenceSen, keptSen, feeSen, dueSen, terms } = quote;
  const given = givenBack(terms);
  const end = dueSen > 0 ? 'due' : dueSen < 0 ? 'back' : 'even';
  const lines: [string, string][] = [
    [t('officeChange.newPrice'), formatMoney(newTotalSen)],
    [t('officeChange.paid'), formatMoney(newTotalSen - differenceSen)],
    [t('officeChange.difference'), `${differenceSen > 0 ? '+' : ''}${formatMoney(differenceSen)}`],
    ...(keptSen > 0 ? [[t('officeChange.kept'), `+${formatMoney(keptSen)}`] as [string, string]] : []),
    [t('officeChange.fee', { count: people }), formatMoney(feeSen)],
    [t(`officeChange.${end}`), formatMoney(Math.abs(dueSen))],
  ];
  return (
    <div className={css.sums} aria-live="polite">
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {given ? (
        <Text size="sm">{t(`officeChange.terms.${given}`, { percent: terms.floorPercent })}</Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {t(`officeChange.way.${end}`)}
      </Text>
    </div>
  );
}

/** What the order gives back from then on: nothing, as nothing would today, for the new date, or less than all. */
function givenBack({ nonRefundable, peak, floorPercent }: ChangeQuote['terms']) {
  if (floorPercent === 100) return 'nothing';
  if (nonRefundable) return 'nonRefundable';
  if (peak) return 'peak';
  return floorPercent > 0 ? 'floor' : null;
}
