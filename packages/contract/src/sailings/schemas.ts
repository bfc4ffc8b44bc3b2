import { z } from 'zod';
import {
  bilingual,
  bilingualLine,
  bilingualText,
  id,
  instant,
  namesVersion,
  plainDate,
  savedRecord,
  version,
  versionNeeded,
} from '../core/fields.ts';
import { bed, roomKind, slot } from '../fleet/schemas.ts';
import { weekdays } from '../fleet/prices.ts';
import { image, slide } from '../media/schemas.ts';
import { sailingStatuses } from './states.ts';

/** An address on the web, of a page that nobody listens in on. */
const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'validation.webAddress' })
  .max(500);

/** Where guests come to: the terminal with its address, and a map of it; empty where nobody has said. */
export const terminal = z.object({ terminal: bilingual, mapUrl: z.string() });

export const route = z.object({
  id,
  fromPort: bilingual,
  ...terminal.shape,
  destination: bilingual,
  description: bilingual,
  enabled: z.boolean(),
  image: image.nullable(),
  sailings: z.int(),
  updatedAt: instant,
  version,
});
export type Route = z.output<typeof route>;

export const saveRouteBody = z
  .strictObject({
    ...savedRecord,
    fromPort: bilingualLine(60, 1),
    /** Left out, it stays what it was. */
    terminal: bilingualLine(160).optional(),
    mapUrl: z.union([z.literal(''), webAddress]).optional(),
    destination: bilingualLine(120, 1),
    description: bilingualText(2000),
    enabled: z.boolean(),
    imageId: id.nullable(),
  })
  .refine(namesVersion, versionNeeded);

export const sailingStatus = z.enum(sailingStatuses);
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'validation.time' });

export const sailing = z.object({
  id,
  shipId: id,
  shipName: z.string(),
  routeId: id,
  destination: bilingual,
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  salesCloseAt: instant,
  capacity: z.int(),
  peopleTaken: z.int(),
  peak: z.boolean(),
  status: sailingStatus,
  /** Since when it is ready to depart. */
  readyAt: instant.nullable(),
  /** Why it was cancelled; empty while it is not, and for those cancelled before it was asked. */
  cancelReason: z.string(),
  updatedAt: instant,
  version,
});
export type Sailing = z.output<typeof sailing>;

const sailingFields = {
  shipId: id,
  routeId: id,
  departure: timeOfDay,
  returning: timeOfDay,
  /** Left out, the default of the settings. */
  capacity: z.int().min(1).max(5000).optional(),
  peak: z.boolean().default(false),
};

export const saveSailingBody = z
  .strictObject({
    ...savedRecord,
    ...sailingFields,
    date: plainDate,
    slot,
    /** Minutes before departure at which sales end; 0 is departure. */
    salesCloseMinutes: z.int().min(0).max(10_080).default(0),
  })
  .refine(namesVersion, versionNeeded);

/** A row of sailings: every chosen weekday of a range, in the chosen slots. */
export const patternBody = z
  .strictObject({
    shipId: id,
    routeId: id,
    from: plainDate,
    to: plainDate,
    weekdays: z.array(z.enum(weekdays)).min(1).max(7),
    slots: z
      .array(z.strictObject({ slot, departure: timeOfDay, returning: timeOfDay }))
      .min(1)
      .max(2),
    capacity: z.int().min(1).max(5000).optional(),
    peak: z.boolean().default(false),
    salesCloseMinutes: z.int().min(0).max(10_080).default(0),
    write: z.boolean(),
  })
  .refine((body) => body.to >= body.from, { error: 'price.range', path: ['to'] })
  .refine((body) => new Set(body.slots.map((entry) => entry.slot)).size === body.slots.length, {
    error: 'sailing.slotTwice',
    path: ['slots'],
  });

const dated = z.object({ date: z.string(), slot });
export const patternResult = z.object({ created: z.array(dated), existing: z.array(dated) });

/** What one room type costs on a sailing and how many are left; types not for sale there are left out. */
export const offer = z.object({
  roomTypeId: id,
  priceSen: z.int(),
  nonRefundable: z.boolean(),
  left: z.int(),
});

export const publicSailing = z.object({
  id,
  shipId: id,
  routeId: id,
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  salesCloseAt: instant,
  peak: z.boolean(),
  placesLeft: z.int(),
  offers: z.array(offer),
});
export type PublicSailing = z.output<typeof publicSailing>;

/** A room type as a customer sees it. */
export const publicRoomType = z.object({
  id,
  code: z.string(),
  kind: roomKind,
  name: bilingual,
  description: bilingual,
  hasWindow: z.boolean(),
  maxOccupancy: z.int(),
  amenities: z.array(z.string()),
  beds: z.array(bed),
  images: z.array(image),
});
export type PublicRoomType = z.output<typeof publicRoomType>;

export const publicRoute = z.object({
  id,
  fromPort: bilingual,
  destination: bilingual,
  description: bilingual,
  image: image.nullable(),
});
export type PublicRoute = z.output<typeof publicRoute>;

export const publicShip = z.object({ id, name: z.string(), description: z.string(), images: z.array(image) });

/** Everything the home page shows. */
export const homeData = z.object({
  slides: z.array(slide.pick({ id: true, title: true, link: true, image: true })),
  sailings: z.array(publicSailing),
  routes: z.array(publicRoute),
  ships: z.array(publicShip),
  roomTypes: z.array(publicRoomType),
});
export type HomeData = z.output<typeof homeData>;
