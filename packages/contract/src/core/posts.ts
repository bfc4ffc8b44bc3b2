/** Where tickets are scanned: coming aboard, at the food, at the chips, leaving the ship. */
export const posts = ['board', 'food', 'chip', 'disembark'] as const;
export type Post = (typeof posts)[number];
