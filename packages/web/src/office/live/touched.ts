import { calls } from '@gangway/contract/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';

const { listMenus, listRoles, listRoleNames } = calls.identity;
const { pageRooms } = calls.fleet;
/** Who stands at the desk: whether they paid, and whether they came aboard. */
const { pageArrivals, proposeRooms } = calls.housekeeping;

/**
 * The modules whose answers an event makes old. Of identity only these: whoever looks at its other screens may have
 * lost the right to, and learns that from the session.
 */
export const touched = {
  'session.ended': [],
  'settings.changed': [calls.settings],
  'menus.changed': [{ listMenus }],
  'grants.changed': [{ listRoles, listRoleNames }],
  'catalogue.changed': [calls.fleet, calls.sailings, calls.media, calls.housekeeping],
  'payments.parked': [calls.payments],
  'orders.changed': [calls.booking, calls.payments, { pageArrivals, proposeRooms }],
  'boarding.scanned': [calls.boarding, { pageArrivals, proposeRooms }],
  'boarding.changed': [calls.boarding, calls.sailings, calls.housekeeping],
  'rooms.changed': [calls.housekeeping, calls.booking, { pageRooms }],
} as const satisfies Record<LiveEvent['type'], readonly Record<string, Call>[]>;

/** Whether an event may change a figure of the dashboard, which is of everything and so follows for itself. */
export const movesDashboard: Record<LiveEvent['type'], boolean> = {
  'session.ended': false,
  'settings.changed': true,
  'menus.changed': false,
  'grants.changed': true,
  'catalogue.changed': true,
  'payments.parked': true,
  'orders.changed': true,
  'boarding.scanned': true,
  'boarding.changed': true,
  'rooms.changed': true,
};
