import { correctGuestEmail, correctOwnEmail } from '../../../src/modules/booking/correct-guest-email.ts';
import { withdrawLinks } from '../../../src/modules/booking/withdraw-links.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, nothing, strangerTo, type Trick, withOwner } from './found.ts';

/** All links of somebody else's order, of one that is not there, and of the own one twice. */
export const withdrawTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(withOwner(found), b);
  if (!order) return nothing;
  const { platform } = world;
  const isStranger = a % 3 === 0;
  const ownerId = isStranger ? strangerTo(world, order.accountId) : order.accountId;
  const orderId = a % 3 === 1 ? missingId : order.id;
  return mustRefuse(a % 3 !== 2, async () => {
    for (const _ of [1, 2])
      await withdrawLinks(platform, { orderId, ownerId, except: null }, world.actor('customer'));
  });
};

/** Whoever has an account has the address there, and nobody's booking is taken over by another. */
export const guestEmailTrick: Trick = async (world, found, { a, b }) => {
  const order = pick(found, b);
  const wish = { email: 'somebody.else@example.com', shownEmail: '' };
  return mustRefuse(true, () =>
    order && a % 2 === 0
      ? correctGuestEmail(world.platform, { ...wish, orderId: order.id }, world.actor('frontdesk'))
      : correctOwnEmail(world.platform, world.caller('customer'), wish, world.actor('customer')),
  );
};
