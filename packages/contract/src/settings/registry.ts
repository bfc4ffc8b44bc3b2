import { z } from 'zod';
import { instant, line, text } from '../core/fields.ts';

/** How a setting is edited and shown. */
export type SettingKind = 'text' | 'integer' | 'money' | 'percent' | 'instant' | 'switch' | 'tiers';

/** One tier of the refund fee: it holds from this many calendar days before departure upwards. */
export const refundTier = z.strictObject({
  fromDays: z.int().min(0).max(1000),
  percent: z.int().min(0).max(100),
});
export type RefundTier = z.output<typeof refundTier>;

/** Tiers from the longest notice to the shortest; the last one starts at 0 days. */
export const refundTiers = z
  .array(refundTier)
  .min(1)
  .max(12)
  .refine(
    (tiers) => tiers.every((tier, index) => index === 0 || tier.fromDays < (tiers[index - 1]?.fromDays ?? 0)),
    {
      error: 'setting.tiersOrder',
    },
  )
  .refine((tiers) => tiers.at(-1)?.fromDays === 0, { error: 'setting.tiersEnd' });

interface SettingInfo {
  kind: SettingKind;
  schema: z.ZodType;
  default: unknown;
  /** The customer site may read it. */
  public: boolean;
  /** What it limits would be no limit if whoever it is for could raise it. */
  adminOnly?: boolean;
}

const integer = (min: number, max: number, fallback: number, isPublic = false) =>
  ({ kind: 'integer', schema: z.int().min(min).max(max), default: fallback, public: isPublic }) as const;

/** The settings the product knows; each has a description `setting.<key>` in every language. Other keys are kept as text. */
export const settingRegistry = {
  'booking.holdMinutes': integer(1, 120, 10, true),
  // Of these, 0 means no limit.
  'booking.heldPerSailing': integer(0, 5000, 20),
  'booking.heldPerAccount': integer(0, 5000, 40),
  'booking.heldByAgent': integer(0, 5000, 120),
  'booking.heldPerAddress': integer(0, 5000, 100),
  'booking.lapsedPerDay': integer(0, 5000, 40),
  'booking.guestsPerAddress': integer(0, 5000, 60),
  'booking.replacedPerOrder': integer(0, 5000, 12),
  'booking.replacedPerDay': integer(0, 5000, 40),
  'booking.lookUpTriesPerDay': integer(5, 1000, 20),
  'sailing.capacity': integer(1, 5000, 600),
  'boarding.waitMs': integer(100, 5000, 400),
  'boarding.reboard': { kind: 'switch', schema: z.boolean(), default: false, public: false },
  'boarding.admitUnlisted': { kind: 'switch', schema: z.boolean(), default: true, public: false },
  // How long before departure boarding opens, and by when guests should have arrived, as tickets say it.
  'boarding.opensMinutes': integer(0, 1440, 90),
  'boarding.arriveMinutes': integer(0, 1440, 45),
  // How many days before the day of departure boarding may be opened at the earliest.
  'boarding.openDays': integer(0, 3650, 1),
  // Within which boarding may open again on a ship that was ready to depart; 0 means never.
  'boarding.reopenMinutes': integer(0, 1440, 30),
  // How long before a sailing departs its rooms must be clean.
  'housekeeping.readyMinutes': integer(0, 1440, 60),
  // What a turnover reckons with until its speed has been seen: how long one takes for a room, and how many clean.
  'housekeeping.minutesPerRoom': integer(1, 480, 20),
  'housekeeping.cleaners': integer(1, 500, 4),
  // The hour, on the first day of a month, at which the report of the month before is sent.
  'reports.mailHour': integer(0, 23, 7),
  'refund.tiers': {
    kind: 'tiers',
    schema: refundTiers,
    default: [
      { fromDays: 90, percent: 0 },
      { fromDays: 46, percent: 25 },
      { fromDays: 30, percent: 50 },
      { fromDays: 15, percent: 75 },
      { fromDays: 0, percent: 100 },
    ],
    public: true,
  },
  'refund.noShowPercent': { kind: 'percent', schema: z.int().min(0).max(100), default: 100, public: true },
  // How much of an order one who may set another fee waives without an administrator.
  'refund.waiveLimitSen': {
    kind: 'money',
    schema: z.int().min(0).max(10_000_000),
    default: 50_000,
    public: false,
    adminOnly: true,
  },
  // How much one who may give orders away gives away in a day without an administrator.
  'booking.giftLimitSen': {
    kind: 'money',
    schema: z.int().min(0).max(10_000_000),
    default: 300_000,
    public: false,
    adminOnly: true,
  },
  'change.adminFeeSen': {
    kind: 'money',
    schema: z.int().min(0).max(10_000_000),
    default: 5000,
    public: true,
  },
  'change.guestFeeSen': {
    kind: 'money',
    schema: z.int().min(0).max(10_000_000),
    default: 0,
    public: true,
  },
  'change.closedDays': integer(0, 60, 4, true),
  'privacy.idNumberDays': integer(1, 3650, 90, true),
  'privacy.cartDays': integer(1, 365, 14, true),
  'privacy.mailDays': integer(1, 3650, 90, true),
  'privacy.profileDays': integer(30, 3650, 730, true),
  'referral.houseCode': {
    kind: 'text',
    schema: text(20, 1).regex(/^[A-Z0-9]+$/, { error: 'validation.characters' }),
    default: 'GANGWAY',
    public: true,
  },
  'system.useUntil': { kind: 'instant', schema: instant, default: '2027-12-31T16:00:00.000Z', public: false },
  'login.triesPerAccount': integer(3, 100, 10),
  'login.triesFromAnywhere': integer(10, 10_000, 100),
  'login.triesPerAddress': integer(10, 10_000, 100),
  'login.loginsPerAccount': integer(10, 10_000, 300),
  'login.loginsPerAddress': integer(20, 100_000, 1000),
  'login.windowMinutes': integer(1, 1440, 15),
  'session.days': integer(1, 365, 14),
  'company.name': { kind: 'text', schema: line(80, 1), default: 'Gangway Cruises', public: true },
  'company.email': { kind: 'text', schema: z.email(), default: 'hello@gangway.example', public: true },
  'company.phone': { kind: 'text', schema: line(30, 3), default: '+60 3-5550 0100', public: true },
  // Where letters reach it; it stands on receipts and statements once it is known.
  'company.address': { kind: 'text', schema: line(200), default: '', public: true },
  'company.port': { kind: 'text', schema: line(80, 1), default: 'Port Klang', public: true },
  'company.portZh': { kind: 'text', schema: line(80, 1), default: '巴生港', public: true },
} as const satisfies Record<string, SettingInfo>;

export type SettingKey = keyof typeof settingRegistry;
export type SettingValue<K extends SettingKey> = z.output<(typeof settingRegistry)[K]['schema']>;
export const settingKeys = Object.keys(settingRegistry) as SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingRegistry, key);
}

/** Whether only an administrator changes it. */
export function isAdminSetting(key: string): boolean {
  return isSettingKey(key) && 'adminOnly' in settingRegistry[key];
}
