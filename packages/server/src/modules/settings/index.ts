export { readSettings } from './read-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
