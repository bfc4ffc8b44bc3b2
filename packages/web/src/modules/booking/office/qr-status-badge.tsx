import type { QrStatus } from '@gangway/contract/booking/office-schemas.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  unused: { variant: 'outline', color: 'gray.7' },
  partly: { variant: 'light', color: 'amber' },
  used: { variant: 'light', color: 'sea' },
} as const;

/** How far the codes of an order have been used, in words. */
export function QrStatusBadge({ status }: { status: QrStatus }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`shipOrder.qr.${status}`)}
    </Badge>
  );
}
