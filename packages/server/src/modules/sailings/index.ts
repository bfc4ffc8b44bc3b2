export {
  type FoundOffer,
  type OfferChoice,
  presentOffer,
  readAvailability,
  readOffer,
  type TypeOnSailing,
} from './availability.queries.ts';
export {
  addHold,
  type Hold,
  findFirstHoldEnd,
  hasWaitingChange,
  holdGate,
  holdGatesOfShips,
  movePlaces,
  type PlaceLimits,
  type Places,
  readGate,
  removeEndedHolds,
  removeHoldOfChange,
  removeHolds,
  removeHoldsOfSailing,
} from './places.store.ts';
export { sailingsRoutes } from './sailings.routes.ts';
export { stepSailing } from './step-sailing.ts';
