import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { useField } from '#ui/site/form-context.ts';
import { Icon } from '#ui/site/icon.tsx';
import {
  fromProfile,
  fromSaved,
  isBlank,
  type PassengerDraft,
} from '#modules/booking/shared/passenger-draft.ts';
import { passengerName } from '#modules/booking/shared/passenger-problems.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { SavedPassengers } from './saved-passengers.tsx';
import css from './guest-card.module.css';

interface GuestCardProps {
  index: number;
  guests: readonly PassengerDraft[];
  saved: readonly SavedPassenger[];
  /** The own profile of whoever is signed in as a customer. */
  profile: Profile | undefined;
  open: boolean;
  /** Here one goes on. */
  main: boolean;
  /** Nobody else is still to be filled in. */
  last: boolean;
  wrong: boolean;
  /** Somebody else with whom something is wrong while all is well here, by name. */
  wrongBeside: string | null;
  today: string;
  houseCode: string;
  canKeep: boolean;
  onOpen: () => void;
  onChange: (part: Partial<PassengerDraft>) => void;
  onReferrerToAll: (referrer: string) => void;
  onLeave: (field: string) => void;
  onNext: () => void;
}

/** One guest: the form, or a line once it is filled in. */
export function GuestCard(props: GuestCardProps) {
  const { index, guests, open, wrong, onOpen } = props;
  const t = useTranslate();
  const guest = guests[index];
  if (!guest) return null;
  const titleId = guestTitleId(guest);
  const title = t('wizard.guest', { number: index + 1 });
  return (
    <section className={css.guest} data-open={open} aria-labelledby={titleId}>
      <div className={css.head}>
        <Icon name={wrong && !open ? 'alert' : 'person'} size={20} />
        <h3 id={titleId} tabIndex={-1}>
          {title}
        </h3>
        {!open && (
          <>
            <p>
              {isBlank(guest) ? t('wizard.guest.blank') : passengerName(guest, index, 'wizard.guest')}
              {wrong && <span className={css.wrong}>{t('wizard.guest.wrong')}</span>}
            </p>
            <button
              type="button"
              onClick={onOpen}
              aria-label={t(isBlank(guest) ? 'wizard.guest.fillOf' : 'wizard.change.of', { step: title })}
            >
              {t(isBlank(guest) ? 'wizard.guest.fill' : 'wizard.change')}
            </button>
          </>
        )}
      </div>
      {open && <GuestForm {...props} guest={guest} />}
    </section>
  );
}

function GuestForm(props: GuestCardProps & { guest: PassengerDraft }) {
  const {
    index,
    guests,
    guest,
    saved,
    profile,
    main,
    last,
    wrongBeside,
    houseCode,
    onChange,
    onReferrerToAll,
    onNext,
  } = props;
  const t = useTranslate();
  const [first] = guests;
  const phone = index > 0 && !guest.phone && first?.phone;
  const referrer = guest.referrer ?? houseCode;
  const alone = guests.every((one) => (one.referrer ?? houseCode) === referrer);
  const isWrongCode = useField(`passengers.${index}.referrer`).error !== undefined;
  return (
    <div className={css.form}>
      <SavedPassengers
        saved={saved.filter(({ id }) => guests.every((one) => one === guest || one.savedPassengerId !== id))}
        chosen={guest.savedPassengerId}
        onChoose={(one) => onChange(fromSaved(one, guest))}
        myself={profile && !guests.some((one) => one !== guest && one.myself) ? guest.myself : undefined}
        onMyself={() => profile && onChange(fromProfile(profile, guest))}
      />
      <PassengerFields
        {...props}
        passenger={guest}
        canKeep={props.canKeep && !guest.myself && guest.savedPassengerId === null && guest.keptFrom === null}
        phoneHelp={
          phone && (
            <button type="button" className={css.help} onClick={() => onChange({ phone })}>
              {t('wizard.phone.same')}
            </button>
          )
        }
        referrerHelp={
          !alone &&
          !isWrongCode && (
            <button type="button" className={css.help} onClick={() => onReferrerToAll(referrer)}>
              {t('wizard.referrer.all')}
            </button>
          )
        }
      />
      <div>
        <Button look={main ? 'main' : 'second'} onClick={onNext}>
          {!last
            ? t('wizard.guests.next')
            : wrongBeside
              ? t('wizard.guests.to', { name: wrongBeside })
              : t('wizard.guests.done')}
          <Icon name="arrow" size={20} />
        </Button>
      </div>
    </div>
  );
}

export function guestTitleId({ key }: PassengerDraft): string {
  return `guest-${key}`;
}
