import type { ReactNode } from 'react';
import css from './chart-frame.module.css';

export interface LegendEntry {
  key: string;
  label: string;
  /** Drawn as the series is, in a box of 22 by 12. */
  sample: ReactNode;
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={css.legend}>
      {entries.map(({ key, label, sample }) => (
        <li key={key}>
          <svg aria-hidden width="22" height="12">
            {sample}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
