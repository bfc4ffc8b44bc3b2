import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets, equalInConstantTime } from './secrets.ts';

const secrets = createSecrets('a key for tests only, thirty-two characters and more');

describe('a sealed text', () => {
  test('opens to what it was, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(secrets.open(secrets.seal(text))).toBe(text);
      }),
    );
  });

  test('looks different each time and shows nothing of its content', () => {
    const [one, other] = [secrets.seal('921123085546'), secrets.seal('921123085546')];
    expect(one).not.toBe(other);
    expect(one).not.toContain(Buffer.from('921123').toString('base64url').slice(0, 6));
  });

  test('that was tampered with at any place does not open', () => {
    const sealed = secrets.seal('921123085546');
    for (let at = 3; at < sealed.length - 1; at += 1) {
      const swapped = sealed[at] === 'A' ? 'B' : 'A';
      if (sealed[at] === '.') continue;
      expect(() => secrets.open(sealed.slice(0, at) + swapped + sealed.slice(at + 1))).toThrow(Error);
    }
  });

  test('that was cut short does not open', () => {
    const [version, nonce, body = ''] = secrets.seal('x').split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(() => secrets.open(`${version}.${nonce}.${cut}`)).toThrow(Error);
    }
  });

  test('does not open with another key, nor as another version', () => {
    const sealed = secrets.seal('x');
    expect(() => createSecrets('another key of thirty-two characters and more').open(sealed)).toThrow(Error);
    expect(() => secrets.open(sealed.replace('v1.', 'v2.'))).toThrow('sealed with v2');
  });
});

describe('a fingerprint', () => {
  test('is the same for the same text and purpose, and tells nothing without the key', () => {
    const mine = secrets.fingerprint('idCard', '921123085546');
    expect(secrets.fingerprint('idCard', '921123085546')).toBe(mine);
    expect(secrets.fingerprint('passport', '921123085546')).not.toBe(mine);
    expect(
      createSecrets('another key of thirty-two characters and more').fingerprint('idCard', '921123085546'),
    ).not.toBe(mine);
  });

  test('does not mistake where the purpose ends', () => {
    expect(secrets.fingerprint('a', 'bc')).not.toBe(secrets.fingerprint('ab', 'c'));
  });
});

test('texts are equal when they are, of whatever lengths', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(equalInConstantTime(a, b)).toBe(a === b);
      expect(equalInConstantTime(a, a)).toBe(true);
    }),
  );
});
