import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  active: { variant: 'light', color: 'sea' },
  maintenance: { variant: 'light', color: 'amber' },
  decommissioned: { variant: 'outline', color: 'gray.7' },
} as const;

/** Whether a ship sails, in words. */
export function ShipStatusBadge({ status }: { status: Ship['status'] }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`ships.status.${status}`)}
    </Badge>
  );
}
