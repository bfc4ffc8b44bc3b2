export { legacyRoutes } from './legacy.routes.ts';
