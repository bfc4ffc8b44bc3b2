export { sailingsRoutes } from './sailings.routes.ts';
