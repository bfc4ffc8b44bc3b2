import { z } from 'zod';
import { isPlainDate } from './dates.ts';

/** Locks are taken by ids of this size, and no table comes near it. */
const greatestId = 2_147_483_647;

export const id = z.int().positive().max(greatestId);
/**
 * An id as it stands in an address, written the one way a number is: `01`, `0x1`, `1e0` or ` 1` would be further addresses of
 * the same thing, which caches, limits and logs take for others.
 */
export const addressId = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  id,
);
export const idParam = z.strictObject({ id: addressId });

/**
 * What a device makes up itself: its own name, or that of one wish, so that sent again it is known. Written one way: in
 * capitals it is the same to the database, and would be another to whatever compares texts.
 */
export const uuid = z.uuid().toLowerCase();

/** Which state of a record was looked at: it counts up with every change. 0 is what was never saved. */
export const version = z.int().min(0).max(greatestId);

/** What a form sends of the record it saves: neither for a new one, both for one that is there. */
export const savedRecord = { id: id.optional(), version: version.optional() };

/** For the `refine` of such a body: whoever changes a record says which state of it they looked at. */
export function namesVersion(body: { id?: number | undefined; version?: number | undefined }): boolean {
  return body.id === undefined || body.version !== undefined;
}
export const versionNeeded = { error: 'validation.required', path: ['version'] };

/** A list of ids is a set: one that stands in it twice is meant once. So every call takes them, and none a bare array. */
export function idList(max: number, min = 0, tooMany?: string) {
  return z
    .array(id)
    .min(min)
    .max(max, tooMany === undefined ? undefined : { error: tooMany })
    .meta({ uniqueItems: true })
    .transform((ids) => [...new Set(ids)]);
}

/** The same for what is said of things by their ids: of two that name the same one the first is meant. */
export function listById<S extends z.ZodType<{ id: number | string }>>(item: S, max: number, min = 0) {
  return z
    .array(item)
    .min(min)
    .max(max)
    .meta({ uniqueItems: true })
    .transform((items) =>
      items.filter(({ id: own }, index) => items.findIndex((other) => other.id === own) === index),
    );
}

/** A whole number the database can keep, where nothing narrower is known of it. */
export const wholeNumber = z.int().min(-greatestId).max(greatestId);

/** Years anybody here was born in or will sail in; what reckons with days goes astray at the ends of the calendar. */
const saneYear = /^(19|20|21)\d{2}-/;
const isSaneYear = (text: string) => saneYear.test(text);

export const instant = z.iso.datetime({ offset: true }).refine(isSaneYear, { error: 'validation.date' });
/** A month as it stands in an address: 2026-11. */
export const plainMonth = z
  .string()
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, { error: 'validation.month' });
export const plainDate = z
  .string()
  .refine((text) => isPlainDate(text) && isSaneYear(text), { error: 'validation.date' });

/**
 * A text a person types: trimmed, of characters the database can keep, not longer than a field can hold; of nothing that can
 * be seen, it is empty.
 */
export function text(max: number, min = 0) {
  return kept(z.string().trim(), max, min);
}

/**
 * The same of one line, such as a name: a break or a tab, mostly pasted, is a blank, and several blanks are one. What turns
 * the direction of writing goes: it would turn whatever stands behind the name.
 */
export function line(max: number, min = 0) {
  return kept(
    z.string().overwrite((value) =>
      value
        .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
        .replaceAll(/[\s\u0085]+/g, ' ')
        .trim(),
    ),
    max,
    min,
  );
}

function kept(typed: z.ZodString, max: number, min: number) {
  return typed
    .overwrite((value) => (seen.test(value) ? value : ''))
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !control.test(value), { error: 'validation.characters' });
}

/** No blank, no sign that only steers others, nothing that is drawn empty. What nobody may type counts: it is refused. */
const seen = /[^\s\u0085\p{Cf}\p{DI}\u2800]/u;
/** Breaks and tabs are kept. */
const control = /[^\P{Cc}\t\n\r\u0085]/u;

/** What operators wrote in both languages. */
export const bilingual = z.object({ en: z.string(), zh: z.string() });

/** The same as somebody types it. */
export const bilingualText = (max: number, min = 0) =>
  z.strictObject({ en: text(max, min), zh: text(max, min) });
export const bilingualLine = (max: number, min = 0) =>
  z.strictObject({ en: line(max, min), zh: line(max, min) });

/** The answer of a call that only has to succeed. */
export const nothing = z.null();

/** The answer of a call that sends a file: bytes on the server, at once or as they are made; a blob in the browser. */
export const fileContent = z.custom<Uint8Array | Blob | AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object',
);
