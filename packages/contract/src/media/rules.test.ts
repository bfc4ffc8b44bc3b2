import { expect, test } from 'vitest';
import { isSafeLink } from './rules.ts';

test.each(['/home', '/shipClient/routeList?slot=day', 'https://example.com/a?b=c', 'http://example.com'])(
  '%s may stand on a slide',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'home',
  'https://',
  'mailto:a@b.c',
])('%s may not', (link) => {
  expect(isSafeLink(link)).toBe(false);
});
