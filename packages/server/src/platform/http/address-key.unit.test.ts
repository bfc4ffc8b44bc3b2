import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:1234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:1234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:1234', '203.0.113.7'],
  ['[fe80::1%eth0]:1234', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));

test('a client that has gone, and all whose proxy says nonsense, are counted as one', () => {
  const nonsense = [
    '',
    ' ',
    'unknown',
    '203.0.113',
    '203.0.113.777',
    '203.0.113.7:1234:5',
    '[2001:db8::1',
    '[]',
    ':1234',
  ];
  const others = ['203.0.113.7:x', '2001:db8::1::2', '_hidden', 'x'.repeat(10_000)];
  const keys = [undefined, ...nonsense, ...others].map(addressKey);
  expect(new Set(keys)).toEqual(new Set(['none']));
});
