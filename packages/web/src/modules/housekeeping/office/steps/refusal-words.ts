import { formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import type { TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import type { ApiError } from '#lib/api-error.ts';
import { translate } from '#lib/i18n.ts';
import type { RoomStep } from './room-step.ts';

/** Why a step was not taken, by how the room stands now: who was faster, or who is in it. */
export function refusalWords(
  { roomNumber: number }: RoomStep,
  { reason, message }: Pick<ApiError, 'reason' | 'message'>,
  line: TurnoverRoom | undefined,
): string {
  if (reason !== 'room.step' || !line) return translate('steps.refused.other', { number, message });
  const { room, cleaned } = line;
  const nobody = translate('steps.somebody');
  switch (line.state) {
    case 'cleaned':
      return cleaned
        ? translate('steps.refused.cleaned', { number, by: cleaned.by ?? nobody, at: clock(cleaned.at) })
        : translate('steps.refused.isClean', { number });
    case 'cleaning':
      return translate('steps.refused.cleaning', {
        number,
        by: room.cleaning?.startedBy ?? nobody,
        at: clock(room.cleaning?.startedAt ?? ''),
      });
    case 'maintenance':
      return translate('steps.refused.maintenance', { number, reason: room.maintenance?.reason ?? '' });
    case 'occupied':
      return translate('steps.refused.occupied', { number });
    case 'toClean':
      return translate('steps.refused.toClean', { number });
  }
}

/** The time of day at the port, with its day where that is not today. */
export function clock(at: string): string {
  if (!at) return '';
  const isToday = portDate(new Date(at)) === portDate(new Date());
  return isToday ? formatInstant(at).slice(11) : formatInstant(at);
}
