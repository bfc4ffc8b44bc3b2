/** The accounts a newcomer can try the product with. */
export const demoLogins = [
  'admin',
  'editor',
  'boarding',
  'food',
  'chip',
  'disembark',
  'frontdesk',
  'housekeeping',
  'finance',
  'superagent',
  'agent',
  'customer',
] as const;
export const demoPassword = 'Gangway-2026';
