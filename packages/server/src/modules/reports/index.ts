export { reportsRoutes } from './reports.routes.ts';
export { watchWork } from './watch-work.ts';
