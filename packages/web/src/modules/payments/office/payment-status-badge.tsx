import type { PaymentStatus } from '@gangway/contract/payments/states.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  pending: { variant: 'light', color: 'amber' },
  paid: { variant: 'light', color: 'sea' },
  failed: { variant: 'outline', color: 'coral.7' },
  canceled: { variant: 'outline', color: 'gray.7' },
  parked: { variant: 'filled', color: 'coral.7' },
} as const;

/** How a payment stands, in words. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`payment.status.${status}`)}
    </Badge>
  );
}
