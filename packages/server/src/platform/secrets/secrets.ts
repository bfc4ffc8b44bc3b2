import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Seals and recognises what must not be readable in the database. All keys come from the one SECRET_KEY. */
export interface Secrets {
  /** Encrypts a text; the same text sealed twice looks different. */
  seal(text: string): string;
  open(sealed: string): string;
  /** A keyed hash by which a sealed value can be found again. */
  fingerprint(purpose: string, text: string): string;
}

const version = 'v1';

export function createSecrets(secretKey: string): Secrets {
  const sealing = derive(secretKey, 'seal');
  const finding = derive(secretKey, 'fingerprint');
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
    },
    open(sealed) {
      const [kind, nonce = '', body = ''] = sealed.split('.');
      if (kind !== version) throw new Error(`sealed with ${kind}, which this code does not know`);
      const bytes = Buffer.from(body, 'base64url');
      // Said in full, else Node would take a shorter tag, which is easier to forge.
      const whole = { authTagLength: 16 };
      const decipher = createDecipheriv('aes-256-gcm', sealing, Buffer.from(nonce, 'base64url'), whole);
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', finding).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/** Compares two texts in a time that does not depend on where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const left = createHmac('sha256', 'compare').update(a).digest();
  const right = createHmac('sha256', 'compare').update(b).digest();
  return timingSafeEqual(left, right);
}

function derive(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'gangway', purpose, 32));
}
