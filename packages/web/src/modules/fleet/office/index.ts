export { roomTypeNamesQuery, shipNamesQuery } from './fleet-queries.ts';
