import type { ShippedRole } from './office-routes.ts';

/** Where tickets are scanned. */
export const posts = ['board', 'food', 'chip', 'disembark'] as const;
export type Post = (typeof posts)[number];

/** The posts a role scans at: those given to it, and with the template admin all of them. */
export function heldPosts(template: 'admin' | 'editor', given: readonly Post[]): Post[] {
  return posts.filter((post) => template === 'admin' || given.includes(post));
}

/** Which the shipped roles start with; admin holds them all. */
export const shippedPosts: Partial<Record<ShippedRole, readonly Post[]>> = {
  editor: posts,
  boarding: ['board'],
  food: ['food'],
  chip: ['chip'],
  disembark: ['disembark'],
  frontdesk: ['board'],
};
