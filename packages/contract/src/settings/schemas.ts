import { z } from 'zod';
import { instant, text, version } from '../core/fields.ts';
import { refundTiers } from './registry.ts';

export const configKey = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z][A-Za-z0-9._-]*$/, { error: 'validation.characters' });

const configValue = text(4000);

export const configEntry = z.object({
  key: z.string(),
  /** As text: numbers and tiers as JSON, everything else as it is. */
  value: z.string(),
  remark: z.string(),
  kind: z.enum(['text', 'integer', 'money', 'percent', 'instant', 'switch', 'tiers']),
  known: z.boolean(),
  /** Null for a key the product does not know. */
  default: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Null while the default is in force. */
  updatedAt: instant.nullable(),
  /** 0 while the default is in force. */
  version,
});
export type ConfigEntry = z.output<typeof configEntry>;

export const configEntryBody = z.strictObject({
  key: configKey,
  value: configValue,
  remark: text(200).default(''),
});
/** An entry as it is changed, upon what was looked at. */
export const changeConfigBody = configEntryBody.extend({ version });
/** A key and its value; with the version of what was looked at, it is not put over what came since. */
export const configValueBody = z.strictObject({
  key: configKey,
  value: configValue,
  version: version.optional(),
});

/** What the customer site knows of the settings. */
export const siteSettings = z.object({
  holdMinutes: z.int(),
  refundTiers,
  noShowPercent: z.int(),
  changeFeeSen: z.int(),
  guestFeeSen: z.int(),
  changeClosedDays: z.int(),
  idNumberDays: z.int(),
  houseCode: z.string(),
  /** How long things are kept. Only the server says so: nothing waits for it, and it need not come with the first page. */
  kept: z.object({ cartDays: z.int(), mailDays: z.int(), profileDays: z.int() }).optional(),
  company: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Left out where none is set. */
    address: z.string().optional(),
    port: z.string(),
    portZh: z.string(),
  }),
});
export type SiteSettings = z.output<typeof siteSettings>;
