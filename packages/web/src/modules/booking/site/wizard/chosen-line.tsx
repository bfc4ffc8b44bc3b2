import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { passengerName } from '#modules/booking/shared/passenger-problems.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import { SailingTimes } from '#modules/sailings/site/index.ts';
import { type Cabins, type Draft, guestsOf, typeName } from './draft.ts';
import type { StepName } from './steps.ts';
import type { Offer } from './use-offer.ts';

interface ChosenLineProps {
  step: StepName;
  draft: Draft;
  type: PublicRoomType | undefined;
  offer: Offer;
  cabins: Cabins;
}

/** What was chosen in a step. */
export function ChosenLine({ step, draft, type, offer, cabins }: ChosenLineProps) {
  const t = useTranslate();
  const words = useOwnWords();
  switch (step) {
    case 'kind':
      return (
        draft.kind && `${t(`trip.kind.${draft.kind}`)} · ${t('trip.people.count', { count: draft.people })}`
      );
    case 'room':
      return type && typeName(words(type.name), cabins.length);
    case 'date':
      return draft.date && sailingDay(draft.date, true);
    case 'slot':
      return (
        <>
          {draft.slot && t(`trip.slot.${draft.slot}`)}
          {offer.trip && (
            <>
              {' · '}
              <SailingTimes sailing={offer.trip} />
            </>
          )}
        </>
      );
    case 'bed':
      return draft.bed && t(`wizard.bed.${draft.bed}`);
    default:
      return guestsOf(draft)
        .map((guest, index) => passengerName(guest, index, 'wizard.guest'))
        .join(', ');
  }
}
