import { dealGuests } from '@gangway/contract/booking/deal-guests.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FormContext } from '#ui/site/form-context.ts';
import { FormSummary } from '#ui/site/form-summary.tsx';
import type { RouteList } from '#modules/sailings/site/index.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { ChosenLine } from './chosen-line.tsx';
import { mostPeople } from './choices.ts';
import { guestsOf } from './draft.ts';
import { changeDraft, useDraft } from './draft-store.ts';
import { GoneNotice } from './gone-notice.tsx';
import { loadLastSteps } from './last-steps-later.tsx';
import { StepBody } from './step-body.tsx';
import { isAtStep, showStep, Step } from './step.tsx';
import { type StepName, stepsOf } from './steps.ts';
import { Summary } from './summary.tsx';
import { useGuestForm } from './use-guest-form.ts';
import { useOffer } from './use-offer.ts';
import { useOwnCode } from './use-own-code.ts';
import { useSubmit } from './use-submit.ts';
import css from './wizard.module.css';

/** The steps of a booking, one page that grows, with what it comes to in sight. */
export function Wizard({ catalogue }: { catalogue: RouteList }) {
  const t = useTranslate();
  const draft = useDraft();
  const settings = useSiteSettings();
  // An agent's own bookings come through the agent.
  const houseCode = useOwnCode() ?? settings.houseCode;
  const [today] = useState(() => portDate(new Date()));
  const offer = useOffer(draft, catalogue);
  const { trip } = offer;
  const begun = draft.kind !== null;
  // With the first choice, not before: a slow telephone has enough to do until then. Where they cannot be had now, the
  // step asks for them again when it is drawn.
  useEffect(() => {
    if (begun) void loadLastSteps().catch(() => {});
  }, [begun]);
  const sailing = useMemo(
    () =>
      trip && {
        today,
        departs: portDate(new Date(trip.departsAt)),
        returns: portDate(new Date(trip.returnsAt)),
      },
    [trip, today],
  );
  const guests = useMemo(() => guestsOf(draft), [draft]);
  const type = catalogue.roomTypes.find(({ id }) => id === draft.roomTypeId);
  const cabins = useMemo(
    () => dealGuests(guests, type ? mostPeople(type) : guests.length, sailing?.departs ?? null),
    [guests, type, sailing],
  );
  const form = useGuestForm(guests, sailing, houseCode, { cabins, kind: type?.kind });
  const submit = useSubmit(draft, offer, form, cabins);

  const steps = stepsOf(draft, catalogue.roomTypes, offer.gone || offer.none);
  const current = steps.at(-1)?.name ?? 'kind';
  const [opened, setOpened] = useState<StepName | null>(null);
  const goTo = useGoTo(opened ?? current);
  const wrongGuests = Object.keys(submit.errors).some((field) => field.startsWith('passengers.'));
  // Opened by what is wrong there, it is not folded under the hands that mend it: only going on does.
  const [mending, setMending] = useState(false);
  if (wrongGuests && !mending) setMending(true);

  const prefix = useId();
  const context = { prefix, errors: submit.errors, clear: submit.clear };
  const { list, summary } = useRefusal(submit.refusals, submit.errors);

  /** Whatever was chosen, the way leads on to what is still open. */
  const choose = (change: Parameters<typeof changeDraft>[0]) => {
    changeDraft(change);
    setOpened(null);
    goTo();
  };

  return (
    <FormContext value={context}>
      <div className={css.wizard}>
        <div className={css.steps}>
          <FormSummary
            ref={summary}
            title={t('form.problems')}
            prefix={prefix}
            errors={list}
            failure={submit.failure}
          />
          {steps.map(({ name, done }, index) => (
            <Step
              key={name}
              name={name}
              number={index + 1}
              title={t(`wizard.step.${name}`)}
              open={!done || name === opened || (name === 'guests' && mending)}
              chosen={<ChosenLine step={name} draft={draft} type={type} offer={offer} cabins={cabins} />}
              onOpen={() => {
                setOpened(name);
                goTo();
              }}
            >
              {name === 'date' && offer.gone && <GoneNotice trip={trip} />}
              <StepBody
                step={name}
                draft={draft}
                type={type}
                catalogue={catalogue}
                offer={offer}
                cabins={cabins}
                today={today}
                houseCode={houseCode}
                form={form}
                submit={submit}
                onChoose={(change) => {
                  if (name === 'guests') setMending(false);
                  choose(change);
                }}
              />
            </Step>
          ))}
        </div>
        <Summary
          draft={draft}
          type={type}
          offer={offer}
          cabins={cabins}
          next={opened ?? current}
          main={current !== 'guests' && current !== 'pay'}
          onNext={() => showStep(opened ?? current)}
        />
      </div>
    </FormContext>
  );
}

/**
 * Leads to the step that is open once a choice has been drawn; not by itself when the page opens. A step that was answered
 * on the way here folds as soon as its sailing is known: then the way leads on.
 */
function useGoTo(step: StepName): () => void {
  const [moves, setMoves] = useState(0);
  const shown = useRef({ moves, step });
  useEffect(() => {
    const before = shown.current;
    const goesOn = moves > 0 && step !== before.step && isAtStep(before.step);
    if (moves > before.moves || goesOn) showStep(step);
    shown.current = { moves, step };
  }, [moves, step]);
  return () => setMoves((count) => count + 1);
}

/** Of what was wrong when it was refused, what still is: the list on top. A refusal brings it into sight. */
function useRefusal(refusals: number, errors: Record<string, string>) {
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ count: number; fields: readonly string[] }>({
    count: 0,
    fields: [],
  });
  if (refusals !== refused.count) setRefused({ count: refusals, fields: Object.keys(errors) });
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const list = Object.fromEntries(Object.entries(errors).filter(([field]) => refused.fields.includes(field)));
  return { list, summary };
}
