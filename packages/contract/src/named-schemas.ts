import type { z } from 'zod';
import * as headCount from './boarding/head-count-schemas.ts';
import * as manifests from './boarding/manifest-schemas.ts';
import * as scanRecords from './boarding/record-schemas.ts';
import * as monitor from './boarding/monitor-calls.ts';
import * as boarding from './boarding/schemas.ts';
import * as bookingArrival from './booking/arrival-schemas.ts';
import * as bookingCarts from './booking/cart-schemas.ts';
import * as bookingHandOuts from './booking/hand-out-calls.ts';
import * as bookingMoney from './booking/money-calls.ts';
import * as bookingOffice from './booking/office-schemas.ts';
import * as bookingLinks from './booking/order-link-schemas.ts';
import * as bookingPapers from './booking/paper-calls.ts';
import * as bookingPaperBodies from './booking/paper-schemas.ts';
import * as bookingReceipts from './booking/receipt-calls.ts';
import * as bookingReferrals from './booking/referral-calls.ts';
import * as bookingSailings from './booking/sailing-desk-schemas.ts';
import * as booking from './booking/schemas.ts';
import * as bookingShares from './booking/share-calls.ts';
import * as bookingTerms from './booking/terms-schemas.ts';
import * as deskMoney from './core/desk-money.ts';
import * as fields from './core/fields.ts';
import * as passengers from './customers/passengers.ts';
import * as customerRecords from './customers/records.ts';
import * as customers from './customers/schemas.ts';
import * as fleet from './fleet/schemas.ts';
import * as housekeeping from './housekeeping/schemas.ts';
import * as identity from './identity/schemas.ts';
import * as legacy from './legacy/schemas.ts';
import * as media from './media/schemas.ts';
import * as drawers from './payments/drawer-schemas.ts';
import * as payments from './payments/schemas.ts';
import * as reports from './reports/calls.ts';
import * as closings from './reports/closing-schemas.ts';
import * as sales from './reports/sales-schemas.ts';
import * as occupancy from './reports/occupancy-schemas.ts';
import * as dashboard from './reports/dashboard-schemas.ts';
import * as finds from './reports/find-schemas.ts';
import * as sailings from './sailings/schemas.ts';
import * as settingRegistry from './settings/registry.ts';
import * as settings from './settings/schemas.ts';
import * as savedViews from './settings/view-schemas.ts';
import * as liveEvents from './system/live-events.ts';
import * as mails from './system/mail-calls.ts';
import * as wallet from './wallet/schemas.ts';

const files: Record<string, unknown>[] = [
  fields,
  deskMoney,
  liveEvents,
  mails,
  identity,
  settingRegistry,
  settings,
  savedViews,
  media,
  customers,
  passengers,
  customerRecords,
  fleet,
  sailings,
  wallet,
  payments,
  drawers,
  booking,
  bookingArrival,
  bookingCarts,
  bookingMoney,
  bookingHandOuts,
  bookingOffice,
  bookingReceipts,
  bookingPapers,
  bookingPaperBodies,
  bookingReferrals,
  bookingLinks,
  bookingShares,
  bookingTerms,
  bookingSailings,
  boarding,
  scanRecords,
  headCount,
  manifests,
  monitor,
  housekeeping,
  reports,
  sales,
  closings,
  occupancy,
  legacy,
  dashboard,
  finds,
];

/** Every schema the contract exports, under the name it is exported by: so the world outside knows it too. */
export function namedSchemas(): Map<string, z.ZodType> {
  const named = new Map<string, z.ZodType>();
  for (const [name, schema] of files.flatMap((file) => Object.entries(file))) {
    if (!isSchema(schema)) continue;
    if ((named.get(name) ?? schema) !== schema) throw new Error(`two schemas are called ${name}`);
    named.set(name, schema);
  }
  return named;
}

export function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
