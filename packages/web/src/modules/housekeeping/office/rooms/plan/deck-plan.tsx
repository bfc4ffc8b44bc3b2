import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBrush } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import statusCss from '../room-status.module.css';
import { roomLabel } from '../room-words.ts';
import css from './deck-plan.module.css';
import { layOutDeck, type Spot, type Way } from './lay-out-deck.ts';
import { nextCabin } from './next-cabin.ts';

interface DeckPlanProps {
  rooms: readonly RoomCard[];
  /** Rooms that are not asked for stay as outlines: a plan with holes is no plan. */
  fits: (room: RoomCard) => boolean;
  onOpen: (id: number) => void;
}

/** The decks of a ship, the highest first. On a wide screen the ship lies with its bow to the right, else it stands. */
export function DeckPlan({ rooms, fits, onOpen }: DeckPlanProps) {
  const isWide = useMediaQuery('(width >= 62rem)', true, { getInitialValueInEffect: false });
  const floors = useMemo(
    () => [...new Set(rooms.map(({ floor }) => floor))].toSorted((a, b) => b - a),
    [rooms],
  );
  return (
    <div className={css.decks} data-way={isWide ? 'lying' : 'standing'}>
      {floors.map((floor) => (
        <Deck
          key={floor}
          floor={floor}
          rooms={rooms.filter((room) => room.floor === floor)}
          way={isWide ? 'lying' : 'standing'}
          fits={fits}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface DeckProps extends DeckPlanProps {
  floor: number;
  way: Way;
}

function Deck({ floor, rooms, way, fits, onOpen }: DeckProps) {
  const t = useTranslate();
  const deck = useRef<HTMLDivElement>(null);
  const { columns, rows, corridor, spots } = useMemo(() => layOutDeck(rooms, way), [rooms, way]);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const [reached, setReached] = useState<number | null>(null);
  const stop = spots.some(({ id }) => id === reached) ? reached : spots[0]?.id;

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey || stop === undefined || stop === null) return;
    const next = nextCabin(event.key, event.ctrlKey, stop, spots);
    if (next === null) return;
    event.preventDefault();
    deck.current?.querySelector<HTMLElement>(`[data-room="${next}"]`)?.focus();
  };

  const asked = rooms.filter(fits).length;
  return (
    <section className={css.deck} aria-labelledby={`deck-${floor}`}>
      <h2 id={`deck-${floor}`} className={css.title}>
        {t('roomDesk.deck', { floor })}
        <small>
          {asked === rooms.length
            ? t('roomDesk.rooms', { count: rooms.length })
            : t('roomDesk.roomsOf', { count: asked, all: rooms.length })}
        </small>
      </h2>
      <div className={css.hull}>
        <span className={css.bow} aria-hidden>
          {t('rooms.position.bow')}
        </span>
        {/* One stop for the Tab key; inside, the arrow keys walk as the cabins lie. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- each cabin in it takes the focus */}
        <div
          ref={deck}
          role="toolbar"
          aria-label={t('roomDesk.walkDeck', { floor })}
          className={css.cabins}
          style={gridOf(way, columns, rows, corridor)}
          onKeyDown={walk}
        >
          {spots.map((spot) => {
            const room = byId.get(spot.id);
            return room ? (
              <Cabin
                key={spot.id}
                room={room}
                spot={spot}
                isStop={spot.id === stop}
                isOutline={!fits(room)}
                onFocus={() => setReached(spot.id)}
                onOpen={() => onOpen(spot.id)}
              />
            ) : null;
          })}
        </div>
      </div>
    </section>
  );
}

interface CabinProps {
  room: RoomCard;
  spot: Spot;
  isStop: boolean;
  isOutline: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

function Cabin({ room, spot, isStop, isOutline, onFocus, onOpen }: CabinProps) {
  const t = useTranslate();
  const { status, number, stay } = room;
  return (
    <button
      type="button"
      data-room={room.id}
      {...(isOutline ? { 'data-outline': true } : { 'data-status': status })}
      className={`${statusCss.cabin} ${css.cabin}`}
      style={{ gridColumn: spot.column, gridRow: spot.row }}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <VisuallyHidden>{roomLabel(room)}</VisuallyHidden>
      <strong aria-hidden>{number}</strong>
      <span className={css.sign} aria-hidden>
        {t(`roomDesk.letter.${status}`)}
        {stay ? <small>{`${stay.arrived}/${stay.people}`}</small> : null}
        {room.cleaning?.startedAt ? <IconBrush size={12} stroke={2} aria-hidden /> : null}
      </span>
    </button>
  );
}

/** Cabins share what width there is; the corridor between them is narrow. */
function gridOf(way: Way, columns: number, rows: number, corridor: number | null): CSSProperties {
  const across = Array.from({ length: way === 'lying' ? rows : columns }, (_, index) =>
    index + 1 === corridor ? '1rem' : way === 'lying' ? '2.75rem' : 'minmax(0, 1fr)',
  ).join(' ');
  const along = `repeat(${way === 'lying' ? columns : rows}, ${way === 'lying' ? 'minmax(2.1rem, 4.5rem)' : '2.75rem'})`;
  return way === 'lying'
    ? { gridTemplateColumns: along, gridTemplateRows: across }
    : { gridTemplateColumns: across, gridTemplateRows: along };
}
