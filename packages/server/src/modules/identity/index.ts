export { insertAccount } from './accounts.store.ts';
export { authenticate } from './authenticate.ts';
export { createAdmin } from './create-admin.ts';
export { hasNoAccounts, identityDemo } from './identity.demo.ts';
export { identityJobs } from './identity.jobs.ts';
export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { startSession } from './start-session.ts';
export { syncMenus } from './sync-menus.ts';
