import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

/** Whether they are in the room still. */
export function StayState({ stay }: { stay: StayRecord }) {
  const t = useTranslate();
  const state = stay.checkedOutAt === null ? 'in' : 'out';
  return (
    <Badge variant={state === 'in' ? 'filled' : 'outline'} color="navy.7" tt="none" miw="max-content">
      {t(`stays.state.${state}`)}
    </Badge>
  );
}
