export { endLeftStay } from './end-left-stay.ts';
export { followRenaming } from './follow-renaming.ts';
export { housekeepingRoutes } from './housekeeping.routes.ts';
