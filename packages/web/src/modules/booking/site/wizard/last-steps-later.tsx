import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#ui/site/skeleton.tsx';
import type { GuestsStep as Guests, PayStep as Pay } from './last-steps.ts';

/** Brings guests and payment early: they will be needed. */
export const loadLastSteps = () => import('./last-steps.ts');

const LazyGuests = lazy(async () => ({ default: (await loadLastSteps()).GuestsStep }));
const LazyPay = lazy(async () => ({ default: (await loadLastSteps()).PayStep }));

export function GuestsStep(props: ComponentProps<typeof Guests>) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <LazyGuests {...props} />
    </Suspense>
  );
}

export function PayStep(props: ComponentProps<typeof Pay>) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <LazyPay {...props} />
    </Suspense>
  );
}
