import { useTranslate } from '#lib/use-translate.ts';
import { Picture } from '#ui/site/picture.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import {
  matchingOffers,
  maxPeople,
  PartyPrice,
  type RouteList,
  type TicketKind,
  ticketKindOf,
  ticketKinds,
} from '#modules/sailings/site/index.ts';
import { Stepper } from '../passengers/stepper.tsx';
import css from './choices.module.css';

interface KindStepProps {
  catalogue: RouteList;
  chosen: TicketKind | null;
  people: number;
  onPeople: (people: number) => void;
  onChoose: (kind: TicketKind) => void;
}

/** How many travel, which everything else follows from; and standing without a room, a room with a window or one without. */
export function KindStep({ catalogue, chosen, people, onPeople, onChoose }: KindStepProps) {
  const t = useTranslate();
  const sold = ticketKinds.filter((kind) => catalogue.roomTypes.some((type) => ticketKindOf(type) === kind));
  return (
    <>
      <div className={css.party}>
        <Stepper
          label={t('wizard.party')}
          hint={t('wizard.party.hint')}
          value={people}
          most={maxPeople}
          onChange={onPeople}
        />
      </div>
      <ul className={css.kinds}>
        {sold.map((kind) => {
          const type = catalogue.roomTypes.find((one) => ticketKindOf(one) === kind);
          const offers = catalogue.sailings.flatMap((sailing) =>
            matchingOffers(sailing, catalogue.roomTypes, { kind, people }),
          );
          return (
            <li key={kind}>
              <button
                type="button"
                className={css.card}
                aria-pressed={kind === chosen}
                onClick={() => onChoose(kind)}
              >
                <Picture
                  image={type?.images[0]}
                  drawing={kind === 'pass' ? deck : cabin}
                  sizes="(width < 48rem) 8rem, 17rem"
                />
                <span className={css.words}>
                  <span className={css.name}>{t(`trip.kind.${kind}`)}</span>
                  <span className={css.soft}>{t(`wizard.kind.${kind}`)}</span>
                  {offers.length > 0 && (
                    <span className={css.price}>
                      <PartyPrice offers={offers} roomTypes={catalogue.roomTypes} people={people} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
