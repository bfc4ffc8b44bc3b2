export { requireUnsold } from './count-oversold.ts';
export { endLeftStay } from './end-left-stay.ts';
export { followRenaming } from './follow-renaming.ts';
export { housekeepingRoutes } from './housekeeping.routes.ts';
export { readTurnover } from './turnover.query.ts';
