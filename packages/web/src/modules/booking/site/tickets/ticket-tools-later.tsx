import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { lazy, Suspense } from 'react';
import css from './ticket-tools.module.css';

const TicketTools = lazy(async () => ({ default: (await import('./ticket-tools.tsx')).TicketTools }));

/** What to do with tickets besides showing them, which comes after the code itself. */
export function TicketToolsLater({ orders }: { orders: readonly OrderWithTickets[] }) {
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <TicketTools orders={orders} />
    </Suspense>
  );
}
