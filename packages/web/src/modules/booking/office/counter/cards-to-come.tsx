import { Skeleton } from '@mantine/core';
import css from './counter-sale.module.css';

/** Keeps the room of cards that are still to come: what is below them does not move away from whoever types there. */
export function CardsToCome({ count }: { count: number }) {
  return (
    <div className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={84} />
      ))}
    </div>
  );
}
