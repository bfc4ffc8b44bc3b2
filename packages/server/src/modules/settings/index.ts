export { type Company, readCompany } from './company.query.ts';
export { readSettings, settingsOf } from './read-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
export { viewRoutes } from './views/view.routes.ts';
