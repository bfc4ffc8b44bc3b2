import { tiersAhead } from '@gangway/contract/booking/refund-rules.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { translate } from '#lib/i18n.ts';

/** What canceling costs until which day, in one line to be told to whoever agrees to it. */
export function termsLine(terms: ShownTerms, { sails, today }: { sails: string; today: string }): string {
  if (terms.nonRefundable) return translate('counter.terms.nonRefundable');
  if (terms.peak) return translate('counter.terms.peak');
  const steps = tiersAhead(terms, sails, today).map(({ fromDays, percent, until }) =>
    fromDays > 0
      ? translate('counter.terms.until', { date: until, percent })
      : translate('counter.terms.departure', { percent }),
  );
  const noShow = translate('counter.terms.noShow', { percent: terms.noShowPercent });
  return translate('counter.terms', { steps: [...steps, noShow].join(' · ') });
}
