import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ReactNode } from 'react';
import css from './closing.module.css';

interface SectionProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the day with its heading. */
export function Section({ title, isWide = false, children }: SectionProps) {
  return (
    <section className={css.section} aria-label={title} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type Line = readonly [label: string, sen: number];

/** Amounts, and what they come to. */
export function Lines({ lines, sum }: { lines: readonly Line[]; sum: Line }) {
  return (
    <dl className={css.lines}>
      {lines.map(([label, sen]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(sen)}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{sum[0]}</dt>
        <dd>{formatMoney(sum[1])}</dd>
      </div>
    </dl>
  );
}
