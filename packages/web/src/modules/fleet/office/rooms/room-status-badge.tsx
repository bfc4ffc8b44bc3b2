import type { Room } from '@gangway/contract/fleet/schemas.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  available: { variant: 'light', color: 'sea' },
  occupied: { variant: 'filled', color: 'navy.7' },
  dirty: { variant: 'light', color: 'amber' },
  maintenance: { variant: 'outline', color: 'coral.7' },
} as const;

/** How a room stands, in words. */
export function RoomStatusBadge({ status }: { status: Room['status'] }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`rooms.status.${status}`)}
    </Badge>
  );
}
