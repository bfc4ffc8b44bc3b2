import { z } from 'zod';
import { id, instant, line, text } from '../core/fields.ts';
import { isPlainDate } from '../core/dates.ts';
import { countryCodes } from '../core/countries.ts';
import { genders, idTypes } from './choices.ts';
import { gender, phone } from './schemas.ts';

export const idType = z.enum(idTypes, { error: 'passenger.chooseIdType' });
export type IdType = z.output<typeof idType>;
export const countryCode = z.enum(countryCodes);

const missing = (error: string) => z.string({ error }).trim().min(1, { error });
const realDate = (error: string) => missing(error).refine(isPlainDate, { error: 'validation.date' });
/** A field that may be left empty: nothing, null and an empty text are the same. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), schema]).nullish();

/** A reference code as people type it. */
export const referrer = missing('passenger.enterReferrer')
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9]{2,20}$/, { error: 'passenger.referrer' }));

/** What is asked of a passenger, and how each field must be written. What follows from the sailing is in the booking rules. */
export const passengerFields = {
  name: missing('passenger.enterName').pipe(line(80, 1)),
  gender: z.enum(genders, { error: 'passenger.chooseGender' }),
  idType,
  /** Letters, digits and hyphens; left out only for a saved passenger, whose number is kept already. */
  idNumber: optional(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?=(?:-*[A-Z0-9]){4})[A-Z0-9-]{4,20}$/, { error: 'passenger.idNumber' }),
  ),
  passportExpiry: optional(realDate('passenger.enterPassportExpiry')),
  nationality: z.enum(countryCodes, { error: 'passenger.chooseNationality' }),
  birthDate: realDate('passenger.enterBirthDate'),
  phone: missing('passenger.enterPhone').pipe(phone),
  email: optional(z.email({ error: 'validation.email' }).max(254)),
  remarks: text(500).default(''),
};

/** A passenger a customer keeps for the next time. */
export const savedPassenger = z.object({
  id,
  name: z.string(),
  gender,
  idType,
  idEnding: z.string(),
  passportExpiry: z.string().nullable(),
  nationality: countryCode,
  birthDate: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  remarks: z.string(),
  /** When the customer said that this person agrees; null for those kept before it was asked. */
  consentedAt: instant.nullable(),
  updatedAt: instant,
});
export type SavedPassenger = z.output<typeof savedPassenger>;

export const savePassengerBody = z.strictObject({
  id: id.optional(),
  ...passengerFields,
  /** That the person agrees to being kept, document and all. Nobody is added without, nor given another document. */
  consent: z.boolean().optional(),
});
