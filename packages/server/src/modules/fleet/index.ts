export { fleetDemo } from './fleet.demo.ts';
export { fleetPictures } from './fleet.demo-data.ts';
export { fleetRoutes } from './fleet.routes.ts';
export { imagesOf } from './owned-images.store.ts';
export { listActiveShips } from './ships.queries.ts';
