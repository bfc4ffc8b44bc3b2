export { boardingRoutes } from './boarding.routes.ts';
export { followBoarding } from './follow-boarding.ts';
