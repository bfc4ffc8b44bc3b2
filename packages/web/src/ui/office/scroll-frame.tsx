import type { ReactNode } from 'react';
import css from './scroll-frame.module.css';

interface ScrollFrameProps {
  label: string;
  /** What else it looks like, where it is more than a frame. */
  className?: string | undefined;
  children: ReactNode;
}

/** What may be wider than the page moves by itself, and can be moved without a mouse. On paper nothing is cut. */
export function ScrollFrame({ label, className = '', children }: ScrollFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached without a mouse
    <div className={`${css.frame} ${className}`} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
