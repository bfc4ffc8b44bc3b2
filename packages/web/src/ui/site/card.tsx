import { type ReactNode, useId } from 'react';
import css from './card.module.css';

interface CardProps {
  /** A place in the page that links can jump to. */
  id?: string;
  title?: string;
  text?: string;
  children: ReactNode;
}

/** A part of a page on a ground of its own. */
export function Card({ id, title, text, children }: CardProps) {
  const titleId = useId();
  return (
    <section id={id} className={css.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
      )}
      <div className={css.body}>{children}</div>
    </section>
  );
}
