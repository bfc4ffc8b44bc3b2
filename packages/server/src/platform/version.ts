import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest: unknown = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
);

/** The version of the product as its package says. */
export const version =
  typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
