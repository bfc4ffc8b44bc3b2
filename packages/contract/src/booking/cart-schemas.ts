import { z } from 'zod';
import { id } from '../core/fields.ts';
import { countryCode, idType } from '../customers/passengers.ts';
import { gender } from '../customers/schemas.ts';
import { bed } from '../fleet/schemas.ts';
import { quote } from './schemas.ts';
import { shownTerms } from './terms-schemas.ts';

/** A line of the cart a customer keeps on the server; document numbers only by their endings. */
export const cartLine = z.object({
  id,
  sailingId: id,
  roomTypeId: id,
  bed: bed.nullable(),
  passengers: z.array(
    z.object({
      name: z.string(),
      gender,
      idType,
      idEnding: z.string(),
      passportExpiry: z.string().nullable(),
      nationality: countryCode,
      birthDate: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      dueDate: z.string().nullable(),
      referrer: z.string(),
      remarks: z.string(),
    }),
  ),
  shownTotalSen: z.int(),
  /** Under which terms it was put in; null where that was not said. */
  shownTerms: shownTerms.nullable(),
  quote,
});
export type CartLine = z.output<typeof cartLine>;
