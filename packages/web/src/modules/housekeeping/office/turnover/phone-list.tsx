import type { TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { byNeed } from '@gangway/contract/housekeeping/turnover-order.ts';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import type { BoardProps } from './desk-board.tsx';
import { ExportRooms } from './export-rooms.tsx';
import { keepPlaces } from './keep-places.ts';
import css from './phone-list.module.css';
import { RoomTile, type RoomWork } from './room-tile.tsx';
import { TurnoverHead } from './turnover-head.tsx';

const others = ['occupied', 'maintenance', 'cleaned'] as const;

/** The turnover on a telephone: rooms to clean first, in the order they are needed, ticked off in their place. */
export function PhoneList({ board, work }: BoardProps) {
  const t = useTranslate();
  const { listed, putAway } = usePlaces(board.rooms);
  const left = listed.filter(({ state }) => state === 'toClean' || state === 'cleaning').length;
  const done = listed.length - left;
  const rest = board.rooms.filter((line) => !listed.includes(line)).toSorted(byNeed);
  return (
    <div className={css.list}>
      <TurnoverHead board={board} />
      <section aria-label={t('turnover.toDo')} className={css.part}>
        <div className={css.title}>
          <Title order={2}>{left === 0 ? t('turnover.allClean') : t('turnover.left', { count: left })}</Title>
          {done > 0 ? (
            <Button variant="subtle" size="compact-sm" onClick={putAway}>
              {t('turnover.putAway', { count: done })}
            </Button>
          ) : null}
        </div>
        <Tiles lines={listed} work={work} />
      </section>
      {others.map((state) => {
        const lines = rest.filter((line) => line.state === state);
        if (lines.length === 0) return null;
        return (
          <details key={state} className={css.part}>
            <summary>
              {t('turnover.column', { title: t(`turnover.state.${state}`), count: lines.length })}
            </summary>
            <Tiles lines={lines} work={work} />
          </details>
        );
      })}
      <ExportRooms board={board} />
    </div>
  );
}

function Tiles({ lines, work }: { lines: readonly TurnoverRoom[]; work: RoomWork | null }) {
  return (
    <ul className={css.tiles}>
      {lines.map((line) => (
        <li key={line.room.id}>
          <RoomTile line={line} work={work} isBig />
        </li>
      ))}
    </ul>
  );
}

/** The rooms on the list, each in the place where it was first seen, until the cleaned ones are put away. */
function usePlaces(rooms: readonly TurnoverRoom[]) {
  const [places, setPlaces] = useState<readonly number[]>(() => keepPlaces([], rooms));
  const now = keepPlaces(places, rooms);
  if (now.join() !== places.join()) setPlaces(now);
  const byId = new Map(rooms.map((line) => [line.room.id, line]));
  return {
    listed: now.flatMap((id) => byId.get(id) ?? []),
    putAway: () => setPlaces(keepPlaces([], rooms)),
  };
}
