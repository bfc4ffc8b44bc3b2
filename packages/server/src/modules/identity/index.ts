export {
  findAccount,
  hasNoAccounts,
  holdAccount,
  insertAccount,
  insertAccounts,
  insertGuest,
  nameGuest,
  renameGuest,
  setPassword,
  setStatus,
} from './accounts.store.ts';
export { type AuditedRecords, type AuditReader, seesCustomers } from './audited-records.ts';
export { authenticate } from './authenticate.ts';
export { noteSeenSessions } from './seen-sessions.ts';
export { checkOwnPassword, stillFits } from './check-own-password.ts';
export type { Contacts } from './contacts.ts';
export { createAdmin } from './create-admin.ts';
export { findOpenSessions } from './find-open-sessions.ts';
export { findSessions } from './find-sessions.ts';
export { findSignIns, readSignInName } from './find-sign-ins.ts';
export { identityJobs } from './identity.jobs.ts';
export { identityRoutes } from './identity.routes.ts';
export { type LoginLimits, nameKey } from './limit-logins.ts';
export { listAccountsWithPassword } from './list-accounts-with-password.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { hashToken, newToken } from './session-token.ts';
export { endLinkSessions, endSessions } from './sessions.store.ts';
export { startSession } from './start-session.ts';
export { syncMenus } from './sync-menus.ts';
