import { lazy, Suspense } from 'react';
import type { ChosenTermsProps } from './chosen-terms.tsx';
import { loadRefundTexts } from './refund-texts.ts';

const ChosenTerms = lazy(async () => {
  const [module] = await Promise.all([import('./chosen-terms.tsx'), loadRefundTexts()]);
  return { default: module.ChosenTerms };
});

/** What cancelling would cost of what is about to be bought; it and its texts come when it is drawn. */
export function ChosenTermsLater(props: ChosenTermsProps) {
  return (
    <Suspense>
      <ChosenTerms {...props} />
    </Suspense>
  );
}
