import { expect, test } from 'vitest';
import { isTicketCode, kindOfCode } from './looks-like-code.ts';
import { signedPart } from './ticket-code.ts';

test.each([
  [`${signedPart(36, 7)}.${'A'.repeat(86)}`, 'ticket'],
  ['34679-ACDEF', 'serial'],
  ['34679acdef', 'serial'],
  [' 34679 ACDEF ', 'serial'],
  ['34679-ACDE', 'other'],
  ['01258-BGILO', 'other'],
  ['https://example.com', 'other'],
  ['', 'other'],
])('%s looks like: %s', (text, kind) => {
  expect(kindOfCode(text)).toBe(kind);
  expect(isTicketCode(text)).toBe(kind !== 'other');
});
