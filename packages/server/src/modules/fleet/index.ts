export { fleetRoutes } from './fleet.routes.ts';
export { imagesOf } from './owned-images.store.ts';
export { reportScope } from './report-scope.query.ts';
export { listActiveShips } from './ships.queries.ts';
