export { Amenities } from './amenities.tsx';
export { BookingBar } from './booking-bar.tsx';
export { matchingOffers, ticketKindOf } from './matching-offers.ts';
export { SailingCard } from './sailing-card.tsx';
export { PartyPrice } from './party-price.tsx';
export { openOffers, PriceFrom, SailingTimes, SlotMark } from './sailing-facts.tsx';
export { type RouteList, homeQuery, routeListQuery } from './site-queries.ts';
export { type TicketKind, type Wish, bookPath, lastWish, maxPeople, readWish, ticketKinds } from './wish.ts';
