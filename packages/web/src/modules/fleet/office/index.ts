export { roomTypeNamesQuery, shipNamesQuery } from './fleet-queries.ts';
export { ownName } from './own-name.ts';
