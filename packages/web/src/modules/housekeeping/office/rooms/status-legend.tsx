import { roomStatuses } from '@gangway/contract/fleet/room-states.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { RoomStatusMark } from './room-status.tsx';
import css from './status-legend.module.css';

/** What colours, patterns and letters mean, and how many rooms there are of each. */
export function StatusLegend({ rooms }: { rooms: readonly RoomCard[] }) {
  const t = useTranslate();
  return (
    <ul className={css.legend} aria-label={t('roomDesk.legend')}>
      {roomStatuses.map((status) => (
        <li key={status}>
          <RoomStatusMark status={status} />
          <span>{rooms.filter((room) => room.status === status).length}</span>
        </li>
      ))}
    </ul>
  );
}
