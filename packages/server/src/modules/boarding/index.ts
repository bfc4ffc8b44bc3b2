export { boardingRoutes } from './boarding.routes.ts';
export { followBoarding } from './follow-boarding.ts';
export { listTicketScans } from './office/ticket-scans.query.ts';
