import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Shift } from '@gangway/contract/payments/drawer-schemas.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Difference } from './difference.tsx';
import css from './drawer.module.css';

/** How what must be in a drawer comes about, and how the count compares with it. */
export function Figures({ shift }: { shift: Shift }) {
  const t = useTranslate();
  const { countedSen, differenceSen } = shift;
  const figures: [label: string, value: ReactNode][] = [
    [t('drawer.float'), formatMoney(shift.floatSen)],
    [t('drawer.taken'), `+ ${formatMoney(shift.takenSen)}`],
    [t('drawer.handedOut'), `− ${formatMoney(shift.handedOutSen)}`],
    [t('drawer.expected'), formatMoney(shift.expectedSen)],
    ...(countedSen === null ? [] : ([[t('drawer.counted'), formatMoney(countedSen)]] as const).map(copy)),
    ...(differenceSen === null
      ? []
      : ([[t('drawer.difference'), <Difference key="difference" sen={differenceSen} />]] as const).map(copy)),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function copy([label, value]: readonly [string, ReactNode]): [string, ReactNode] {
  return [label, value];
}
