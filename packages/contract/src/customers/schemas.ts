import { z } from 'zod';
import { id, instant, line, plainDate, text, uuid, version } from '../core/fields.ts';
import { newPassword, username } from '../identity/schemas.ts';
import { genders } from './choices.ts';

export const gender = z.enum(genders);
export type Gender = z.output<typeof gender>;
export const customerLevel = z.enum(['superAgent', 'agent', 'normal']);
export type CustomerLevel = z.output<typeof customerLevel>;

/** A code an agent's customers give when they book. */
export const referenceCode = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9]{2,20}$/, { error: 'agent.codeFormat' }));

/** A phone number as people write it; it is kept in E.164 (`+60123456789`). A number without a country is Malaysian. */
export const phone = z
  .string()
  .trim()
  .min(1)
  .transform((value) => {
    const digits = value.replace(/[\s().-]/g, '').replace(/^00/, '+');
    // Some write the 0 that is dialled within the country after its code as well.
    return digits.replace(/^0/, '+60').replace(/^\+600+/, '+60');
  })
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, { error: 'validation.phone' }));

/** An identity card or passport number: letters and digits, at least five, and hyphens among them. */
const documentNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?=(?:-*[A-Z0-9]){5})[A-Z0-9-]{5,20}$/, { error: 'validation.documentNumber' });

const optional = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), schema]).nullish();

export const registerBody = z
  .strictObject({
    username,
    password: newPassword,
    confirmPassword: z.string().min(1),
    realName: line(80, 1),
    phone,
    email: optional(z.email({ error: 'validation.email' }).max(254)),
    birthDate: plainDate,
    agreed: z.literal(true, { error: 'register.agree' }),
  })
  .refine((body) => body.password === body.confirmPassword, {
    error: 'password.mismatch',
    path: ['confirmPassword'],
  });

/** Who books without an account: where the tickets go, and whom to call. */
export const bookAsGuestBody = z.strictObject({
  /** The same wish again is the same guest. */
  key: uuid,
  email: z
    .string()
    .trim()
    .min(1, { error: 'validation.required' })
    .pipe(z.email({ error: 'validation.email' }).max(254)),
  phone,
  agreed: z.literal(true, { error: 'register.agree' }),
});

/** What a guest still has to say to have an account; address and phone are known. */
export const makeAccountBody = z
  .strictObject({
    username,
    password: newPassword,
    confirmPassword: z.string().min(1),
    realName: line(80, 1),
    birthDate: plainDate,
  })
  .refine((body) => body.password === body.confirmPassword, {
    error: 'password.mismatch',
    path: ['confirmPassword'],
  });

export const profile = z.object({
  id,
  username: z.string(),
  realName: z.string(),
  gender: gender.nullable(),
  birthDate: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  /** Whether a mail to that address was answered. */
  emailVerified: z.boolean(),
  /** The last four characters; the rest stays in the database, encrypted. */
  idCardEnding: z.string().nullable(),
  passportEnding: z.string().nullable(),
  remarks: z.string(),
  level: customerLevel,
  /** The code an agent sells under. */
  referenceCode: z.string().nullable(),
  registeredAt: instant,
  version,
});
export type Profile = z.output<typeof profile>;

const profileFields = z.strictObject({
  realName: line(80, 1),
  gender,
  phone,
  email: optional(z.email({ error: 'validation.email' }).max(254)),
  /** Needed unless one is kept already; left out or null keeps the one there is. */
  idCard: optional(documentNumber),
  /** Left out or null keeps the one there is. */
  passport: optional(documentNumber),
  remarks: text(500).default(''),
});

export const saveProfileBody = profileFields.extend({
  /** Of what was looked at: what staff put right since is not overwritten. */
  version,
  /** Needed to change or remove an e-mail address that is kept; not looked at otherwise. */
  currentPassword: optional(z.string().min(1).max(200)),
});

export const savedProfile = profile.extend({
  /** Only where a new address was not asked about, since too many mails went out for the account. */
  confirmation: z.literal('tooMany').optional(),
});
export type SavedProfile = z.output<typeof savedProfile>;

/** A customer's details put right by staff, held to the rules of the own profile. */
export const saveCustomerBody = profileFields.extend({
  // A form has it chosen or not: one that was never chosen is missing, not wrong.
  gender: z.enum(gender.options, { error: 'validation.required' }),
  /** Left out or null keeps the one there is. */
  birthDate: optional(plainDate),
  /** Of what was looked at: what somebody else changed since is not overwritten. */
  version,
});

export const setLevelBody = z.strictObject({
  level: customerLevel,
  /** Left out, one is made up. */
  referenceCode: referenceCode.optional(),
});

export const setSuperiorBody = z.strictObject({ superiorId: id.nullable() });
