import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useNavigate } from 'react-router';
import { cartPage } from '#lib/site-urls.ts';
import type { RouteList } from '#modules/sailings/site/index.ts';
import { BedStep } from './bed-step.tsx';
import { chooseDate, chooseKind, chooseParty, chooseRoom, chooseSailing } from './choices.ts';
import { DateStep } from './date-step.tsx';
import type { Cabins, Draft } from './draft.ts';
import { changeDraft, stopEditing } from './draft-store.ts';
import { KindStep } from './kind-step.tsx';
import { GuestsStep, PayStep } from './last-steps-later.tsx';
import { RoomStep } from './room-step.tsx';
import { SlotStep } from './slot-step.tsx';
import type { StepName } from './steps.ts';
import type { GuestForm } from './use-guest-form.ts';
import type { Offer } from './use-offer.ts';
import type { useSubmit } from './use-submit.ts';

interface StepBodyProps {
  step: StepName;
  draft: Draft;
  type: PublicRoomType | undefined;
  catalogue: RouteList;
  offer: Offer;
  /** Who is in which cabin, by their places in the list. */
  cabins: Cabins;
  today: string;
  houseCode: string;
  form: GuestForm;
  submit: ReturnType<typeof useSubmit>;
  /** A choice was made: the wizard goes on. */
  onChoose: (change: (draft: Draft) => Draft) => void;
}

/** What one chooses or fills in at a step. */
export function StepBody(props: StepBodyProps) {
  const { step, draft, type, catalogue, offer, cabins, today, houseCode, form, submit, onChoose } = props;
  const navigate = useNavigate();
  const { kind, date } = draft;
  if (step === 'kind')
    return (
      <KindStep
        catalogue={catalogue}
        chosen={kind}
        people={draft.people}
        onPeople={(people) => changeDraft((before) => chooseParty(before, people, catalogue.roomTypes))}
        onChoose={(next) => onChoose((before) => chooseKind(before, next, catalogue.roomTypes))}
      />
    );
  if (step === 'room' && kind)
    return (
      <RoomStep
        catalogue={catalogue}
        kind={kind}
        chosen={draft.roomTypeId}
        people={draft.people}
        oneOnly={draft.editing !== null}
        onChoose={(next) => onChoose((before) => chooseRoom(before, next))}
      />
    );
  if (!type) return null;
  if (step === 'date')
    return (
      <DateStep
        type={type}
        people={draft.people}
        routes={catalogue.routes}
        routeId={draft.routeId}
        onRoute={(routeId) => changeDraft((before) => ({ ...before, routeId, date: null, sailingId: null }))}
        chosen={date}
        none={offer.none}
        onChoose={(day, sailings) => onChoose((before) => chooseDate(before, day, sailings, type))}
      />
    );
  if (step === 'slot' && date)
    return (
      <SlotStep
        date={date}
        routeId={draft.routeId}
        type={type}
        people={draft.people}
        catalogue={catalogue}
        chosen={draft.sailingId}
        onChoose={(sailing) => onChoose((before) => chooseSailing(before, sailing))}
      />
    );
  if (step === 'bed')
    return (
      <BedStep
        beds={type.beds}
        chosen={draft.bed}
        onChoose={(bed) => onChoose((before) => ({ ...before, bed }))}
      />
    );
  if (step === 'guests')
    return (
      <GuestsStep
        draft={draft}
        type={type}
        left={offer.left}
        cabins={cabins}
        today={today}
        houseCode={houseCode}
        form={form}
        refusals={submit.refusals}
        onDone={() => onChoose((before) => ({ ...before, guestsDone: true }))}
      />
    );
  return (
    <PayStep
      draft={draft}
      offer={offer}
      agreed={submit.agreed}
      busy={submit.busy}
      onAgree={submit.setAgreed}
      onPay={submit.pay}
      onCart={submit.toCart}
      onStop={() => {
        stopEditing();
        void navigate(cartPage);
      }}
    />
  );
}
