import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import { isBlank, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { savedPassengersQuery } from '#modules/customers/queries.ts';
import { GuestCard } from '../passengers/guest-card.tsx';
import { CountryList } from '../passengers/nationality-field.tsx';
import { Stepper } from '../passengers/stepper.tsx';
import { useFirstError } from '../passengers/use-first-error.ts';
import { choosePeople, mostPeople } from './choices.ts';
import { type Draft, guestsOf } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import type { GuestForm } from './use-guest-form.ts';
import css from './guests-step.module.css';

interface GuestsStepProps {
  draft: Draft;
  type: PublicRoomType;
  left: number | null;
  today: string;
  houseCode: string;
  form: GuestForm;
  onDone: () => void;
}

/** How many travel, and who: one form at a time, those that are filled in fold to a line. */
export function GuestsStep({ draft, type, left, today, houseCode, form, onDone }: GuestsStepProps) {
  const t = useTranslate();
  const { user } = useSession();
  const saved = useQuery({
    ...savedPassengersQuery(user?.id ?? 0),
    enabled: user?.kind === 'customer',
  });
  const guests = guestsOf(draft);
  const [open, setOpen] = useState(() => Math.max(0, guests.findIndex(isBlank)));
  const most = type.kind === 'standing' ? Math.min(mostPeople(type), left ?? Infinity) : mostPeople(type);

  const change = (index: number, part: Partial<PassengerDraft>) =>
    changeDraft((before) => ({
      ...before,
      passengers: changePassenger(before.passengers, index, part, today),
    }));

  const toFirstError = useFirstError();
  const goOn = async (index: number) => {
    if (!(await form.checkOne(index))) return toFirstError();
    const next = guests.findIndex((guest, place) => place > index && isBlank(guest));
    if (next === -1) onDone();
    else setOpen(next);
  };

  return (
    <div className={css.guests} onFocus={form.prepare}>
      <Stepper
        label={t(`wizard.people.${type.kind}`)}
        hint={
          type.kind === 'cabin'
            ? t('wizard.people.most', { count: type.maxOccupancy })
            : t('wizard.people.passes', { count: most })
        }
        value={draft.people}
        most={Math.max(most, draft.people)}
        onChange={(people) => {
          changeDraft((before) => choosePeople(before, people));
          // Everybody else is filled in: the one who joins comes next.
          if (draft.guestsDone) setOpen(people - 1);
        }}
      />
      <CountryList />
      {guests.map((guest, index) => (
        <GuestCard
          key={guest.key}
          index={index}
          guests={guests}
          saved={saved.data ?? []}
          open={index === open || hasErrors(form, index)}
          last={guests.every((other, place) => place === index || !isBlank(other))}
          today={today}
          houseCode={houseCode}
          canKeep={user?.kind !== 'staff'}
          onOpen={() => setOpen(index)}
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

function hasErrors(form: GuestForm, index: number): boolean {
  return Object.keys(form.errors).some((field) => field.startsWith(`passengers.${index}.`));
}
