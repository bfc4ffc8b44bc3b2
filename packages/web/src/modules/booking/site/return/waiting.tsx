import type { ReactNode } from 'react';
import css from './return-page.module.css';

/** Something is under way, and this page hears of it. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={css.waiting} role="status">
      {children}
    </p>
  );
}
