import { z } from 'zod';
import { refundTier } from '../settings/registry.ts';

const percent = z.int().min(0).max(100);

/**
 * What a refund is reckoned by (`RefundTerms`), as a page shows it: what an order of what is on show would carry. It is sent back
 * with the wish to buy.
 */
export const shownTerms = z.strictObject({
  tiers: z.array(refundTier).max(12),
  noShowPercent: percent,
  nonRefundable: z.boolean(),
  peak: z.boolean(),
  /** What is kept at least since a date was changed; 0 of what was never moved. */
  floorPercent: percent,
});
export type ShownTerms = z.output<typeof shownTerms>;
