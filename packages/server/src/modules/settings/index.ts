export { type Company, readCompany } from './company.query.ts';
export { readSettings, settingsOf, storedSettings } from './read-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
export { viewRoutes } from './views/view.routes.ts';
