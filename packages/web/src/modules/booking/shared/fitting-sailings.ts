import type { Order } from '@gangway/contract/booking/schemas.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';

/** What an order takes on whichever sailing it is. */
export type Moved = Pick<Order, 'people'> & {
  sailing: Pick<Order['sailing'], 'id'>;
  roomType: Pick<Order['roomType'], 'id' | 'kind'>;
};

/** The sailings an order can move to, without its own. One that cannot take all of it has nothing left for it. */
export function fittingSailings(sailings: readonly PublicSailing[], order: Moved): PublicSailing[] {
  const units = order.roomType.kind === 'standing' ? order.people : 1;
  return sailings
    .filter((sailing) => sailing.id !== order.sailing.id)
    .map((sailing) => ({
      ...sailing,
      offers: sailing.offers
        .filter((offer) => offer.roomTypeId === order.roomType.id)
        .map((offer) =>
          offer.left < units || sailing.placesLeft < order.people ? { ...offer, left: 0 } : offer,
        ),
    }))
    .filter((sailing) => sailing.offers.length > 0);
}
