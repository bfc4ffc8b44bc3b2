import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ComparedMoney, DashboardToday } from '@gangway/contract/reports/dashboard-schemas.ts';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { paymentsScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Card } from './card.tsx';
import { compareMoney, netSen } from './compare-money.ts';
import css from './today.module.css';

interface MoneyCardProps {
  money: NonNullable<DashboardToday['money']>;
  date: string;
}

/** What was received today and this month, beside the same time last month and last year. */
export function MoneyCard({ money, date }: MoneyCardProps) {
  const t = useTranslate();
  const month = `${date.slice(0, 7)}-01`;
  return (
    <Card id="money" title={t('dashboard.money')}>
      <div className={css.money}>
        <Sum title={t('dashboard.today')} money={money.today} from={date} to={date} />
        <Sum title={t('dashboard.month')} money={money.month} from={month} to={date} />
      </div>
    </Card>
  );
}

interface SumProps {
  title: string;
  money: ComparedMoney;
  from: string;
  to: string;
}

function Sum({ title, money, from, to }: SumProps) {
  const t = useTranslate();
  return (
    <div className={css.sum}>
      <h3>
        <Link to={screenPath(paymentsScreen, { from, to })} className={css.more}>
          {title}
        </Link>
      </h3>
      <strong>{formatMoney(netSen(money.now))}</strong>
      <p>
        {t('dashboard.takenBack', {
          taken: formatMoney(money.now.takenSen),
          back: formatMoney(money.now.refundedSen),
        })}
      </p>
      <Beside money={money} then="lastMonth" />
      <Beside money={money} then="lastYear" />
    </div>
  );
}

const arrows = {
  more: IconArrowUpRight,
  times: IconArrowUpRight,
  less: IconArrowDownRight,
  same: IconEqual,
  nothing: IconEqual,
};

function Beside({ money, then }: { money: ComparedMoney; then: 'lastMonth' | 'lastYear' }) {
  const t = useTranslate();
  const { what, percent, times, thenSen } = compareMoney(money.now, money[then]);
  const Arrow = arrows[what];
  // Not parted from its currency at the end of a line.
  const amount = formatMoney(thenSen).replace(' ', '\u00a0');
  const when = t(`dashboard.then.${then}`);
  return (
    <p className={css.beside} data-what={what}>
      <Arrow size={15} aria-hidden />
      {what === 'nothing'
        ? t('dashboard.than.nothing', { when })
        : t(`dashboard.than.${what}`, { percent, times, when, amount })}
    </p>
  );
}
