import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { stayLength } from '../stay-length.ts';
import { StayState } from './stay-state.tsx';

/** A stay on a telephone. */
export function StayCard({ stay }: { stay: StayRecord }) {
  const t = useTranslate();
  return (
    <>
      <strong>
        {t('rooms.name', { number: stay.room.number })} <StayState stay={stay} />
      </strong>
      <span>{stay.guestNames.join(', ')}</span>
      <span>{sailingName(stay.sailing)}</span>
      <span>
        {formatInstant(stay.checkedInAt)} · {stayLength(stay.minutes)}
      </span>
      <span>{[stay.roomType.code, stay.orderNo, stay.checkedInBy].filter(Boolean).join(' · ')}</span>
    </>
  );
}
