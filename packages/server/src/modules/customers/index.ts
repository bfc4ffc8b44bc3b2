export { contacts } from './contacts.ts';
export { customersJobs } from './customers.jobs.ts';
export { customersRoutes } from './customers.routes.ts';
export { findOwnNumbers } from './find-own-numbers.ts';
export { findReferrers } from './find-referrers.ts';
export { findSavedNumbers } from './find-saved-numbers.ts';
export { keepDocument } from './keep-document.ts';
export { mailResetLinks } from './mail-reset-links.ts';
export { keepsAddress, moveGuestAddress } from './move-guest-address.ts';
