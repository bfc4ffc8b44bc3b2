import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';

/** Takes the rooms of the board to Excel, as they stand. */
export function ExportRooms({ board: { ship, rooms } }: { board: TurnoverBoard }) {
  const t = useTranslate();
  return (
    <ExportButton
      call={housekeepingCalls.exportTurnover}
      args={{ params: { shipId: ship.id } }}
      count={rooms.length}
      label={t('turnover.export')}
    />
  );
}
