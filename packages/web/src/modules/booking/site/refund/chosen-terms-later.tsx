import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/site/skeleton.tsx';
import type { ChosenTermsProps } from './chosen-terms.tsx';
import { loadRefundTexts } from './refund-texts.ts';

/** Brings them early, where it is known that they will be drawn. */
export async function loadChosenTerms() {
  const [module] = await Promise.all([import('./chosen-terms.tsx'), loadRefundTexts()]);
  return { default: module.ChosenTerms };
}

const ChosenTerms = lazy(loadChosenTerms);

/** What cancelling would cost of what is about to be bought; it and its texts come when it is drawn. */
export function ChosenTermsLater(props: ChosenTermsProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <ChosenTerms {...props} />
    </Suspense>
  );
}
