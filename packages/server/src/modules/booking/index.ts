export { bookingDemo } from './booking.demo.ts';
export { bookingJobs } from './booking.jobs.ts';
export { bookingRoutes } from './booking.routes.ts';
export { followSailing } from './follow-sailing.ts';
export { confirmOrder } from './mail/confirm-order.ts';
export { settleMoney } from './settle-money.ts';
export { tellMoneyBack } from './mail/tell-money-back.ts';
export { startSweeping } from './start-sweeping.ts';
