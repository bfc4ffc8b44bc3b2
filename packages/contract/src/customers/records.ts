import { z } from 'zod';
import { id, instant, version } from '../core/fields.ts';
import { customerLevel, gender } from './schemas.ts';

/** A customer as staff see one; documents by their last four characters. */
export const customer = z.object({
  id,
  username: z.string(),
  realName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  gender: gender.nullable(),
  birthDate: z.string().nullable(),
  idCardEnding: z.string().nullable(),
  passportEnding: z.string().nullable(),
  remarks: z.string(),
  balanceSen: z.int(),
  level: customerLevel,
  referenceCode: z.string().nullable(),
  superiorId: id.nullable(),
  superior: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  updatedAt: instant,
  version,
});
export type Customer = z.output<typeof customer>;

/** A customer's place among the agents. */
export const agent = customer.pick({
  id: true,
  username: true,
  realName: true,
  phone: true,
  level: true,
  referenceCode: true,
  superiorId: true,
  superior: true,
  status: true,
  registeredAt: true,
});
export type Agent = z.output<typeof agent>;
