import type { RulePassenger, RuleSailing } from '@gangway/contract/booking/passenger-rules.ts';
import type { Passenger } from '@gangway/contract/booking/schemas.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useCallback, useMemo, useState } from 'react';
import type { FormErrors } from '#lib/field-errors.ts';
import { dateInWords } from '#ui/site/date-in-words.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import {
  type Circumstances,
  passengerProblems,
  type PassengerSchema,
  readPassengers,
} from '#modules/booking/shared/passenger-problems.ts';
import type { Cabins } from './draft.ts';
import { useReferrers } from './use-referrers.ts';

export interface GuestForm {
  /** What is shown as wrong: of fields that were left, of guests that were looked through, and what the server refused. */
  errors: FormErrors;
  /** Whether something is wrong with a guest, shown already or not. */
  isWrong: (index: number) => boolean;
  /** Brings the schemas; they are not needed before somebody starts to type. */
  prepare: () => void;
  leave: (field: string) => void;
  clear: (field: string) => void;
  refuse: (errors: FormErrors) => void;
  /** Looks one guest through; true when there is nothing wrong. */
  checkOne: (index: number) => Promise<boolean>;
  /** Looks everybody through; gives them as they are sent, or null when something is wrong. */
  checkAll: () => Promise<Passenger[] | null>;
}

const loadSchema = async () => (await import('@gangway/contract/booking/schemas.ts')).passenger;

interface Around {
  /** Those who travel already, where one comes in the place of a guest. */
  company?: readonly RulePassenger[];
  /** Who is in which cabin: a child needs its adult there. */
  cabins?: Cabins;
  /** What they are in: those with passes are in no cabin. */
  kind?: PublicRoomType['kind'] | undefined;
}

const nobody: readonly RulePassenger[] = [];
const noCabins: Cabins = [];

/** Watches the guests' forms while they are filled in. */
export function useGuestForm(
  guests: readonly PassengerDraft[],
  sailing: RuleSailing | null,
  houseCode: string,
  { company = nobody, cabins = noCabins, kind }: Around = {},
): GuestForm {
  const [held, setHeld] = useState<{ schema: PassengerSchema } | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FormErrors>({});
  const schema = held?.schema ?? null;
  const referrers = useReferrers(guests, houseCode);
  const unknownReferrers = referrers.problems;

  const problemsBy = useCallback(
    (loaded: PassengerSchema) => {
      const around: Circumstances = {
        schema: loaded,
        sailing,
        houseCode,
        company,
        unnamed: 'wizard.guest',
        writeDate: dateInWords,
      };
      return {
        ...unknownReferrers,
        ...companyProblems(guests, cabins, { ...around, inCabin: kind === 'cabin' }),
        ...passengerProblems(guests, around),
      };
    },
    [guests, sailing, houseCode, company, cabins, kind, unknownReferrers],
  );
  const found = useMemo(() => (schema ? problemsBy(schema) : {}), [schema, problemsBy]);
  const errors = useMemo(() => {
    const shown = Object.entries(found).filter(([field]) => isSeen(field, seen));
    return { ...refused, ...Object.fromEntries(shown) };
  }, [found, seen, refused]);

  const load = async () => {
    const loaded = schema ?? (await loadSchema());
    setHeld({ schema: loaded });
    return loaded;
  };
  const see = (...more: string[]) => setSeen((before) => new Set([...before, ...more]));

  return {
    errors,
    isWrong: (index) =>
      Object.keys({ ...refused, ...found }).some((field) => field.startsWith(`passengers.${index}.`)),
    prepare: () => void load().catch(() => {}),
    // After the tap that left it has been heard: what is drawn before would move its target away.
    leave: (field) => {
      setTimeout(() => see(field));
      if (field.endsWith('.referrer')) referrers.check(guests[Number(field.split('.')[1])]);
    },
    clear: useCallback(
      (field: string) =>
        setRefused((before) => {
          if (!(field in before)) return before;
          const { [field]: _fixed, ...rest } = before;
          return rest;
        }),
      [],
    ),
    refuse: setRefused,
    async checkOne(index) {
      const loaded = await load();
      const prefix = `passengers.${index}`;
      see(prefix);
      const problems = problemsBy(loaded);
      return !Object.keys(problems).some((field) => field.startsWith(`${prefix}.`));
    },
    async checkAll() {
      const loaded = await load();
      see(...guests.map((_, index) => `passengers.${index}`));
      const problems = problemsBy(loaded);
      setRefused({});
      return Object.keys(problems).length > 0 ? null : readPassengers(guests, { schema: loaded, houseCode });
    },
  };
}

/** Whom the others in the same cabin are not company enough for. */
function companyProblems(
  guests: readonly PassengerDraft[],
  cabins: Cabins,
  around: Circumstances,
): FormErrors {
  const found: FormErrors = {};
  for (const cabin of cabins.length > 1 ? cabins : []) {
    const problems = passengerProblems(
      cabin.flatMap((index) => guests[index] ?? []),
      around,
    );
    for (const [place, index] of cabin.entries()) {
      const words = problems[`passengers.${place}.birthDate`];
      if (words) found[`passengers.${index}.birthDate`] = words;
    }
  }
  return found;
}

function isSeen(field: string, seen: ReadonlySet<string>): boolean {
  return seen.has(field) || seen.has(field.split('.').slice(0, 2).join('.'));
}
