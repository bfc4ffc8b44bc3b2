export { OrderStatusBadge } from './order-status-badge.tsx';
export { LazySailingDesk } from './sailing-desk/lazy-sailing-desk.tsx';
