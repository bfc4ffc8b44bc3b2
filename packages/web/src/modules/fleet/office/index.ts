export { PrintedScope } from './printed-scope.tsx';
export { RoomPlaceFilters } from './room-place-filters.tsx';
export { roomTypeNamesQuery, shipNamesQuery } from './fleet-queries.ts';
