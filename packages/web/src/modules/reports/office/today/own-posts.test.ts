import { expect, test } from 'vitest';
import { ownPosts, passedPost } from './own-posts.ts';

test('whoever stands at a post looks at its figure, everybody else at who has boarded', () => {
  expect(ownPosts(['food'])).toEqual(['food']);
  expect(ownPosts(['food', 'chip'])).toEqual(['food', 'chip']);
  expect(ownPosts(['board', 'food', 'chip', 'disembark'])).toEqual(['board']);
  expect(ownPosts([])).toEqual(['board']);
});

test('boarding is counted of those expected, the other posts of those who boarded', () => {
  const boarding = { expected: 9, boarded: 7, aboard: 5, food: 4, chip: 3, disembarked: 2 };
  expect(passedPost({ boarding }, 'board')).toEqual({ done: 7, of: 9 });
  expect(passedPost({ boarding }, 'food')).toEqual({ done: 4, of: 7 });
  expect(passedPost({ boarding }, 'chip')).toEqual({ done: 3, of: 7 });
  expect(passedPost({ boarding }, 'disembark')).toEqual({ done: 2, of: 7 });
  expect(passedPost({ boarding: null }, 'board')).toBeNull();
});
