const keys = new Map<string, Promise<CryptoKey | null>>();

/** Whether a text was signed with one of our keys (PEM), by Ed25519. */
export async function verifySignature(
  publicKeys: readonly string[],
  text: string,
  signature: string,
): Promise<boolean> {
  const signed = new TextEncoder().encode(text);
  const bytes = fromBase64(signature.replaceAll('-', '+').replaceAll('_', '/'));
  if (bytes?.length !== 64) return false;
  for (const pem of publicKeys) if (await isSignedWith(pem, signed, bytes)) return true;
  return false;
}

type Bytes = Uint8Array<ArrayBuffer>;

async function isSignedWith(pem: string, signed: Bytes, signature: Bytes): Promise<boolean> {
  const der = fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''));
  if (!der) return false;
  const known = keys.get(pem) ?? importKey(der);
  keys.set(pem, known);
  const key = await known;
  if (key) return crypto.subtle.verify('Ed25519', key, signature, signed);
  // The key itself stands in the last 32 bytes of its envelope.
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, der.slice(-32)).catch(() => false);
}

/** Null where the browser does not know this kind of signature. */
async function importKey(der: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

function fromBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
