import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const SailingDesk = lazy(async () => ({ default: (await import('./sailing-desk.tsx')).SailingDesk }));

/** The desk's part of a sailing's page; it comes when one is opened. */
export function LazySailingDesk(props: { sailingId: number; isCancelled: boolean }) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <SailingDesk {...props} />
    </Suspense>
  );
}
