import { z } from 'zod';
import { bilingual, id, instant } from '../core/fields.ts';
import { idType } from '../customers/passengers.ts';
import { gender } from '../customers/schemas.ts';
import { countedSailing } from './head-count-schemas.ts';

/** Somebody on the manifest: the columns of IMO FAL form 6, as far as they are asked for when a ticket is sold. */
export const manifestPerson = z.object({
  ticketId: id,
  orderId: id,
  orderNo: z.string(),
  serial: z.string(),
  /** Family name and given names are asked for as one. */
  name: z.string(),
  nationality: z.string(),
  birthDate: z.string(),
  gender,
  idType,
  idEnding: z.string(),
  documentExpiry: z.string().nullable(),
  /** Nobody travels on from one of our sailings. */
  transit: z.literal(false),
  roomNumber: z.string().nullable(),
});
export type ManifestPerson = z.output<typeof manifestPerson>;

/** A version of the manifest that was frozen when boarding was closed. */
export const frozenManifest = z.object({
  number: z.int(),
  frozenAt: instant,
  /** Null where nobody closed boarding and the ship left all the same. */
  frozenBy: z.string().nullable(),
  aboard: z.int(),
  crew: z.int(),
});
export type FrozenManifest = z.output<typeof frozenManifest>;

/** Who really boarded. */
export const peopleManifest = z.object({
  sailing: countedSailing,
  embarkation: bilingual,
  disembarkation: bilingual,
  /** Null for how things are now. */
  frozen: frozenManifest.nullable(),
  readAt: instant,
  people: z.array(manifestPerson),
});
