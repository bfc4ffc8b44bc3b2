import type { ReactNode } from 'react';
import css from './payment-frame.module.css';

interface PaymentFrameProps {
  title: string;
  children: ReactNode;
}

/** A page about one payment and nothing else. */
export function PaymentFrame({ title, children }: PaymentFrameProps) {
  return (
    <div className={css.page}>
      <section className={css.card}>
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
