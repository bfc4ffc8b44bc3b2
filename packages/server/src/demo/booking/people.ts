import { addDays, addMonths } from '@gangway/contract/core/dates.ts';
import type { CountryCode } from '@gangway/contract/core/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import { type Chance, pick } from '../random.ts';
import { type Background, backgrounds } from './names.ts';

export interface DemoPerson {
  name: string;
  gender: 'male' | 'female';
  idType: IdType;
  idNumber: string;
  passportExpiry: string | null;
  nationality: CountryCode;
  birthDate: string;
  phone: string;
  email: string | null;
}

/** Those who travel together, adults first. */
export interface DemoParty {
  adults: DemoPerson[];
  children: DemoPerson[];
}

/** Makes people with documents nobody else has. */
export function peopleMaker(chance: Chance, today: string) {
  const numbers = new Set<string>();

  function person(background: Background, name: string, isMan: boolean, birthDate: string): DemoPerson {
    const { nationality } = background;
    const isLocal = nationality === 'MY';
    const idType = isLocal && !chance.chance(0.06) ? 'idCard' : 'passport';
    const idNumber = unused(() =>
      idType === 'idCard' ? myKad(chance, birthDate, isMan) : filled(chance, background.passport),
    );
    return {
      name,
      gender: isMan ? 'male' : 'female',
      idType,
      idNumber,
      passportExpiry: idType === 'passport' ? addMonths(today, chance.whole(14, 110)) : null,
      nationality,
      birthDate,
      phone: filled(chance, background.phone),
      email: null,
    };
  }

  function unused(make: () => string): string {
    for (;;) {
      const number = make();
      if (numbers.has(number)) continue;
      numbers.add(number);
      return number;
    }
  }

  function aged(from: number, to: number): string {
    const days = chance.whole(Math.round(from * 365.25), Math.round(to * 365.25));
    return addDays(today, -days);
  }

  /** A father, a mother and their children, or one of them alone. No two have the same name. */
  function household(children: number, isCouple: boolean): DemoParty {
    const background = anyBackground(chance);
    const family = pick(chance, background.families);
    const given = new Set<string>();
    const called = (isMan: boolean) => {
      const names = (isMan ? background.men : background.women).filter((name) => !given.has(name));
      const name = pick(chance, names);
      given.add(name);
      return name;
    };
    const grownUp = (isMan: boolean, familyName: string, birthDate: string) => {
      const name = background.fullName(called(isMan), familyName, pick(chance, background.men), isMan);
      return person(background, name, isMan, birthDate);
    };
    const age = chance.between(26, children > 0 ? 46 : 66);
    const isMan = isCouple || chance.chance(0.5);
    const first = grownUp(isMan, family, aged(age, age + 1));
    const father = [...given][0] ?? '';
    const wifesFamily = background.wifeKeepsName ? pick(chance, background.families) : family;
    const adults = isCouple ? [first, grownUp(false, wifesFamily, aged(age - 4, age + 2))] : [first];
    return {
      adults,
      children: Array.from({ length: children }, () => {
        const isBoy = chance.chance(0.5);
        const name = background.fullName(called(isBoy), family, isMan ? father : '', isBoy);
        // The youngest are a year old: old enough for every sailing of the demo.
        const birthDate = isCouple && chance.chance(0.12) ? aged(0.8, 1.7) : aged(2.3, 16);
        return { ...person(background, name, isBoy, birthDate), phone: first.phone };
      }),
    };
  }

  return {
    party(): DemoParty {
      const kind = chance.whole(1, 100);
      if (kind <= 12) return household(0, false);
      if (kind <= 48) return household(0, true);
      if (kind <= 84) return household(chance.whole(1, 3), true);
      if (kind <= 88) return household(1, false);
      // Friends: each from a household of their own.
      const friends = Array.from({ length: chance.whole(2, 4) }, () => household(0, false).adults);
      return { adults: friends.flat(), children: [] };
    },
  };
}

export type PeopleMaker = ReturnType<typeof peopleMaker>;

function anyBackground(chance: Chance): Background {
  let left = chance.between(0, 100);
  return backgrounds.find((one) => (left -= one.share) < 0) ?? pick(chance, backgrounds);
}

/** States of Malaysia as the card writes them: most people here are from around the capital. */
const places = ['10', '10', '10', '14', '14', '08', '07', '01', '05', '04', '12', '13', '03', '02'];

function myKad(chance: Chance, birthDate: string, isMan: boolean): string {
  const digit = chance.whole(0, 4) * 2 + (isMan ? 1 : 0);
  const serial = String(chance.whole(50, 999)).padStart(3, '0');
  return `${birthDate.slice(2).replaceAll('-', '')}${pick(chance, places)}${serial}${digit}`;
}

function filled(chance: Chance, pattern: string): string {
  return pattern.replace(/[#@]/g, (sign) =>
    sign === '#' ? String(chance.whole(0, 9)) : String.fromCharCode(65 + chance.whole(0, 25)),
  );
}
