import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useKnownUser } from '#lib/use-known-user.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import { isBlank, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { passengerName } from '#modules/booking/shared/passenger-problems.ts';
import { savedPassengersQuery } from '#modules/customers/queries.ts';
import { maxPeople } from '#modules/sailings/site/index.ts';
import { GuestCard, guestTitleId } from '../passengers/guest-card.tsx';
import { CountryList } from '../passengers/nationality-field.tsx';
import { Stepper } from '../passengers/stepper.tsx';
import { useFirstError } from '../passengers/use-first-error.ts';
import { choosePeople, mostPeople } from './choices.ts';
import { Dealt } from './dealt.tsx';
import { type Cabins, type Draft, guestsOf } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import type { GuestForm } from './use-guest-form.ts';
import { ownProfileQuery } from './use-own-code.ts';
import css from './guests-step.module.css';

interface GuestsStepProps {
  draft: Draft;
  type: PublicRoomType;
  left: number | null;
  cabins: Cabins;
  today: string;
  houseCode: string;
  form: GuestForm;
  /** How often it was refused; each time those with whom something is wrong are opened. */
  refusals: number;
  onDone: () => void;
}

/** How many travel, and who: one form at a time, those that are filled in fold to a line. */
export function GuestsStep(props: GuestsStepProps) {
  const { draft, type, left, cabins, today, houseCode, form, refusals, onDone } = props;
  const t = useTranslate();
  const user = useKnownUser();
  const saved = useQuery({
    ...savedPassengersQuery(user?.id ?? 0),
    enabled: user?.kind === 'customer',
  });
  const profile = useQuery(ownProfileQuery(user));
  const guests = guestsOf(draft);
  const { isOpen, openOnly, openWrong } = useOpenGuests(guests, form, refusals);
  const firstOpen = guests.findIndex((_, index) => isOpen(index));
  const inAll = Math.min(cabins.length * mostPeople(type), Math.max(maxPeople, mostPeople(type)));
  const most = type.kind === 'standing' ? Math.min(inAll, left ?? Infinity) : inAll;
  const canAdd =
    type.kind === 'cabin' && !draft.editing && draft.people === most && (left ?? 0) > cabins.length;
  const setPeople = (people: number) => {
    changeDraft((before) => choosePeople(before, people));
    // Everybody else is filled in: the one who joins comes next.
    if (draft.guestsDone) openOnly(people - 1, false);
  };

  const change = (index: number, part: Partial<PassengerDraft>) =>
    changeDraft((before) => ({
      ...before,
      passengers: changePassenger(before.passengers, index, part, today),
    }));

  /** Who else is in the way, where this one is not. */
  const wrongBeside = (index: number) => {
    if (form.isWrong(index)) return null;
    const place = guests.findIndex((_, other) => hasErrors(form, other));
    const guest = guests[place];
    return guest ? passengerName(guest, place, 'wizard.guest') : null;
  };

  const toFirstError = useFirstError();
  const nextBlank = (index: number) => {
    const blank = guests.flatMap((guest, place) => (place !== index && isBlank(guest) ? [place] : []));
    return blank.find((place) => place > index) ?? blank[0];
  };
  const goOn = async (index: number) => {
    const right = await form.checkOne(index);
    const next = nextBlank(index);
    if (right && next !== undefined) return openOnly(next, true);
    if (right && (await form.checkAll())) return onDone();
    openWrong();
    toFirstError(right ? null : guestCard(guests[index]));
  };

  return (
    <div className={css.guests} onFocus={form.prepare}>
      <Stepper
        label={t(`wizard.people.${type.kind}`)}
        hint={
          type.kind === 'cabin'
            ? cabins.length > 1
              ? t('wizard.people.cabins', { count: cabins.length, most: type.maxOccupancy })
              : t('wizard.people.most', { count: type.maxOccupancy })
            : t('wizard.people.passes', { count: most })
        }
        value={draft.people}
        most={Math.max(most, draft.people)}
        onChange={setPeople}
      />
      {canAdd && draft.people < maxPeople && (
        <Button look="quiet" onClick={() => setPeople(draft.people + 1)}>
          {t('wizard.people.another')}
        </Button>
      )}
      <Dealt guests={guests} cabins={cabins} kind={type.kind} />
      <CountryList />
      {guests.map((guest, index) => (
        <GuestCard
          key={guest.key}
          index={index}
          guests={guests}
          saved={saved.data ?? []}
          profile={profile.data}
          open={isOpen(index)}
          // While payment is in sight, that is where one goes on.
          main={!draft.guestsDone && index === firstOpen}
          last={nextBlank(index) === undefined}
          wrong={hasErrors(form, index)}
          wrongBeside={wrongBeside(index)}
          today={today}
          houseCode={houseCode}
          canKeep={!user || user.kind === 'customer'}
          onOpen={() => openOnly(index, true)}
          onChange={(part) => change(index, part)}
          onReferrerToAll={(referrer) =>
            changeDraft((before) => ({
              ...before,
              passengers: before.passengers.map((one) => ({ ...one, referrer })),
            }))
          }
          onLeave={form.leave}
          onNext={() => void goOn(index)}
        />
      ))}
    </div>
  );
}

/**
 * Who is being filled in. Those with whom something is wrong are opened when one wants to go on, not while somebody types
 * in another's form, which would move away; and they stay open while they are mended.
 */
function useOpenGuests(guests: readonly PassengerDraft[], form: GuestForm, refusals: number) {
  const wrong = guests.flatMap((_, index) => (hasErrors(form, index) ? [index] : []));
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(wrong.length > 0 ? wrong : [Math.max(0, guests.findIndex(isBlank))]),
  );
  const [answered, setAnswered] = useState({ refusals, asked: false });
  if (wrong.length > 0 && (answered.asked || answered.refusals !== refusals)) {
    setAnswered({ refusals, asked: false });
    setOpen(new Set([...open, ...wrong]));
  }
  // Led to once the forms before it are folded.
  const wanted = useRef<PassengerDraft | undefined>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const card = guestCard(wanted.current);
    wanted.current = undefined;
    card?.querySelector('h3')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start' });
  });
  return {
    isOpen: (index: number) => open.has(index),
    openWrong: () => setAnswered((before) => ({ ...before, asked: true })),
    openOnly: (index: number, leadThere: boolean) => {
      wanted.current = leadThere ? guests[index] : undefined;
      setOpen(new Set([index]));
    },
  };
}

function guestCard(guest: PassengerDraft | undefined): Element | null {
  return guest ? (document.getElementById(guestTitleId(guest))?.closest('section') ?? null) : null;
}

function hasErrors(form: GuestForm, index: number): boolean {
  return Object.keys(form.errors).some((field) => field.startsWith(`passengers.${index}.`));
}
