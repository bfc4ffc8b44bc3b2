import type { TurnoverBoard, TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { boardColumns } from '@gangway/contract/housekeeping/turnover-order.ts';
import { Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { Cleaners } from './cleaners.tsx';
import css from './desk-board.module.css';
import { ExportRooms } from './export-rooms.tsx';
import { type RoomWork, RoomTile } from './room-tile.tsx';
import { TurnoverHead } from './turnover-head.tsx';
import { TypeNeeds } from './type-needs.tsx';

export interface BoardProps {
  board: TurnoverBoard;
  work: RoomWork | null;
}

/** The turnover on a desk: what the next sailing needs, and every room under how it stands. */
export function DeskBoard({ board, work }: BoardProps) {
  const t = useTranslate();
  return (
    <div className={css.board}>
      <TurnoverHead board={board} />
      <div className={css.facts}>
        {board.next ? <TypeNeeds board={board} /> : <ExportRooms board={board} />}
        <Cleaners board={board} />
      </div>
      <div className={css.columns}>
        {boardColumns(board.rooms).map(({ state, lines }) => (
          <Column key={state} title={t(`turnover.state.${state}`)} lines={lines} work={work} />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps {
  title: string;
  lines: readonly TurnoverRoom[];
  work: RoomWork | null;
}

function Column({ title, lines, work }: ColumnProps) {
  const t = useTranslate();
  const name = t('turnover.column', { title, count: lines.length });
  return (
    <section className={css.column} aria-label={name}>
      <Title order={2}>{name}</Title>
      {lines.length === 0 ? (
        <p className={css.none}>{t('turnover.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- each column is moved by itself, also with the keyboard
        <ul tabIndex={0} aria-label={title}>
          {lines.map((line) => (
            <li key={line.room.id}>
              <RoomTile line={line} work={work} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
