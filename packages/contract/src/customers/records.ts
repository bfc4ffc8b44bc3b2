import { z } from 'zod';
import { id, instant } from '../core/fields.ts';
import { customerLevel, profile } from './schemas.ts';

/** A customer as staff see one in the list. */
export const customer = z.object({
  id,
  username: z.string(),
  realName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  level: customerLevel,
  referenceCode: z.string().nullable(),
  superiorId: id.nullable(),
  superior: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
});
export type Customer = z.output<typeof customer>;

export const customerDetail = customer.extend(
  profile.pick({ gender: true, birthDate: true, idCardEnding: true, passportEnding: true, remarks: true })
    .shape,
);
export type CustomerDetail = z.output<typeof customerDetail>;

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
