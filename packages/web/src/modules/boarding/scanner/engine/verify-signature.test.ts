import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, forgedCode, publicPem } from './test/pier.ts';
import { verifySignature } from './verify-signature.ts';

// Patience for a loaded machine; nothing here measures speed.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.restoreAllMocks();
});

function parts(code: string): [string, string] {
  const at = code.lastIndexOf('.');
  return [code.slice(0, at), code.slice(at + 1)];
}

const altered = publicPem.replace(/\n(?=-----END)/, '\n\n');

test.each([
  ['by the browser', false, publicPem],
  // Another spelling of the key, which the browser has not met.
  ['by the library, where the browser cannot', true, altered],
])(
  'a signature is checked %s',
  async (_, isMissing, pem) => {
    if (isMissing)
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    expect(await verifySignature([pem], ...parts(codeOf(1)))).toBe(true);
    expect(await verifySignature([pem], ...parts(forgedCode))).toBe(false);
    expect(await verifySignature([pem], parts(codeOf(2))[0], parts(codeOf(1))[1])).toBe(false);
  },
  60_000,
);

test('no key, no genuine ticket; of several one is enough', async () => {
  expect(await verifySignature([], ...parts(codeOf(1)))).toBe(false);
  expect(await verifySignature(['not a key', publicPem], ...parts(codeOf(1)))).toBe(true);
  expect(await verifySignature([publicPem], 'G1.1.7', 'short')).toBe(false);
});
