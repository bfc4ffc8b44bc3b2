import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second recommended setting: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };

/** Hashes a password with argon2id; the answer holds everything needed to check it later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...cost });
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

/** Checks a password against a stored hash, in the same time whether it fits or not. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [algorithm, memory, passes, parallelism, nonce = '', expected = ''] = stored.split('$');
  if (algorithm !== 'argon2id') return false;
  const wanted = Buffer.from(expected, 'base64url');
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(tag, wanted);
}

let decoy: Promise<string> | undefined;

/** Takes as long as checking a real password: an unknown username must not be told by its speed. */
export async function verifyAgainstDecoy(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('base64url'));
  await verifyPassword(password, await decoy);
  return false;
}
