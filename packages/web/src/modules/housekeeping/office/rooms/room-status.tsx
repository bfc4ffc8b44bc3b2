import type { RoomStatus } from '@gangway/contract/fleet/room-states.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './room-status.module.css';

/** The status of a room: its colour, its pattern, its letter and its word. */
export function RoomStatusMark({ status }: { status: RoomStatus }) {
  const t = useTranslate();
  return (
    <span className={css.mark}>
      <span className={css.swatch} data-status={status} aria-hidden>
        {t(`roomDesk.letter.${status}`)}
      </span>
      {t(`rooms.status.${status}`)}
    </span>
  );
}
