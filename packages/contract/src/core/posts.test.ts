import { expect, test } from 'vitest';
import { heldPosts, posts } from './posts.ts';

test('a role holds the posts given to it, each once and in their order; admin holds them all', () => {
  expect(heldPosts('editor', [])).toEqual([]);
  expect(heldPosts('editor', ['chip', 'board', 'chip'])).toEqual(['board', 'chip']);
  expect(heldPosts('admin', [])).toEqual(posts);
  expect(heldPosts('admin', ['food'])).toEqual(posts);
});
