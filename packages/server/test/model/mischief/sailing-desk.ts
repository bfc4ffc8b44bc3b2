import type { Caller } from '../../../src/platform/http/caller.ts';
import { dropView } from '../../../src/modules/settings/views/saved-views.ts';
import { exportCallList } from '../../../src/modules/booking/office/call-list-sheet.ts';
import { exportSailingGuests } from '../../../src/modules/booking/office/guest-list-sheet.ts';
import { listCalls } from '../../../src/modules/booking/office/call-list.query.ts';
import { markCalled } from '../../../src/modules/booking/office/mark-called.ts';
import {
  listSailingGuests,
  readSailingMoney,
} from '../../../src/modules/booking/office/sailing-desk.queries.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, nothing, type Trick } from './found.ts';

/** A sailing that is not there has no guests, no money and nobody to call. */
export const lookTrick: Trick = ({ platform: { db }, now }, _, { a }) =>
  mustRefuse(true, async () => {
    if (a % 5 === 0) await listSailingGuests(db, missingId, 'en');
    else if (a % 5 === 1) await readSailingMoney(db, missingId, now);
    else if (a % 5 === 2) await listCalls(db, missingId, {});
    else if (a % 5 === 3) await exportSailingGuests(db, { sailingId: missingId, keyword: 'a' }, 'en');
    else await exportCallList(db, missingId, 'en');
  });

/** Calls the people of an order about a sailing that is not theirs, or not there. */
export const callTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(found, b);
  if (!order) return nothing;
  const isNowhere = a % 2 === 0;
  const wish = {
    orderId: isNowhere ? missingId : order.id,
    sailingId: isNowhere ? (world.scene.sailings[0] ?? 0) : missingId,
    called: b % 2 === 0,
  };
  return mustRefuse(true, () => markCalled(world.platform, wish, world.actor('frontdesk')));
};

/** A view that is not there, or somebody else's. */
export const viewTrick: Trick = async (world) => {
  const { platform } = world;
  const caller = (name: string) => ({ accountId: world.account(name), grants: [] }) as unknown as Caller;
  return mustRefuse(true, () => dropView(platform, missingId, caller('frontdesk'), world.actor('frontdesk')));
};
