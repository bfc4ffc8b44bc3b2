import type { RoomStatus } from '@gangway/contract/fleet/room-states.ts';
import { compareNumbers } from '@gangway/contract/housekeeping/rank-rooms.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslate } from '#lib/use-translate.ts';
import { useNow } from '#ui/office/use-now.ts';
import css from './room-cards.module.css';
import { RoomStatusMark } from './room-status.tsx';
import { guestsOf, placeOf, since } from './room-words.ts';
import { lengthSince } from './length-since.ts';

/** In a hand: what is to be done first, then who is in, then the rest. */
const byWork: Record<RoomStatus, number> = { dirty: 0, occupied: 1, maintenance: 2, available: 3 };

interface RoomCardsProps {
  rooms: readonly RoomCard[];
  onOpen: (id: number) => void;
}

/** The rooms that are asked for, a card each. */
export function RoomCards({ rooms, onOpen }: RoomCardsProps) {
  const t = useTranslate();
  const now = useNow(60_000);
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const inOrder = rooms.toSorted(
    (a, b) =>
      (isNarrow ? byWork[a.status] - byWork[b.status] : 0) ||
      a.floor - b.floor ||
      compareNumbers(a.number, b.number),
  );
  return (
    <ul className={css.cards} aria-label={t('roomDesk.cards')}>
      {inOrder.map((room) => {
        const from = since(room);
        return (
          <li key={room.id}>
            <button type="button" className={css.card} onClick={() => onOpen(room.id)}>
              <span className={css.head}>
                <strong>{room.number}</strong>
                <RoomStatusMark status={room.status} />
              </span>
              <span>
                {room.roomType.code} · {placeOf(room)}
              </span>
              {room.stay ? <span>{guestsOf(room.stay)}</span> : null}
              {room.maintenance ? <span>{room.maintenance.reason}</span> : null}
              {room.cleaning?.startedAt ? (
                <span>{t('roomDesk.cleaningBy', { name: room.cleaning.startedBy ?? '' })}</span>
              ) : null}
              {from ? (
                <span className={css.since}>
                  {t('roomDesk.sinceLength', { length: lengthSince(from, now) })}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
