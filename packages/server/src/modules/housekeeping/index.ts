export { housekeepingRoutes } from './housekeeping.routes.ts';
