import { hash, randomBytes } from 'node:crypto';

/** A new opaque token; only its hash is stored, so the database cannot be used to sign in. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
