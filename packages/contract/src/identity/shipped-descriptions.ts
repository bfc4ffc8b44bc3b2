import type { ShippedRole } from '../core/office-routes.ts';

/** What the shipped roles say of themselves until an operator writes otherwise; readers see it in their language. */
export const shippedDescriptions: Record<ShippedRole, string> = {
  admin: 'Everything',
  editor: 'Everything but permissions',
  boarding: 'Scans tickets at boarding',
  food: 'Hands out food',
  chip: 'Hands out chips',
  disembark: 'Scans tickets at disembarkation',
  frontdesk: 'Counter sales, room check-in and check-out',
  housekeeping: 'Cleaning and maintenance of rooms',
  finance: 'Payments, refunds, recharges, reports',
};
