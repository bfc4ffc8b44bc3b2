import { EmptyState, Paper, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBed } from '@tabler/icons-react';
import { turnoverScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { LastStep } from '../steps/last-step.tsx';
import { StepsStrip } from '../steps/steps-strip.tsx';
import { useAskMaintenance } from '../steps/use-ask-maintenance.tsx';
import { useTurnover } from '../steps/use-turnover.ts';
import { DeskBoard } from './desk-board.tsx';
import { PhoneList } from './phone-list.tsx';
import type { RoomWork } from './room-tile.tsx';

/** The rooms of one ship. */
export function ShipTurnover({ shipId }: { shipId: number }) {
  const t = useTranslate();
  const { query, board, last, doStep, undoOf } = useTurnover(shipId);
  const askMaintenance = useAskMaintenance(doStep);
  const canEdit = useCanEdit(turnoverScreen);
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const work: RoomWork | null = canEdit ? { doStep, undoOf, askMaintenance } : null;
  if (!board)
    return query.error ? (
      <TableFailure message={query.error.message} onRetry={query.refetch} />
    ) : (
      <Skeleton height={320} />
    );
  if (board.rooms.length === 0)
    return (
      <Paper withBorder p="xl" role="status">
        <EmptyState
          icon={<IconBed size={36} stroke={1.4} aria-hidden />}
          title={t('turnover.noRooms')}
          description={t('turnover.noRoomsText')}
        />
      </Paper>
    );
  const Board = isNarrow ? PhoneList : DeskBoard;
  return (
    <>
      <StepsStrip />
      <Board board={board} work={work} />
      <LastStep step={last} />
    </>
  );
}
