import { connectDirectly } from './direct-client.ts';
import { takeSessionLock } from './session-lock.ts';

/**
 * Runs work while no other process does the same, on any machine: they wait, say so, then find it done. The lock is held
 * by a connection of its own to the database itself and ends with it: left on a connection of a pooler it would never end.
 */
export async function oneAtATime<T>(
  options: { directUrl: string; lock: number; onWait: () => void },
  work: () => Promise<T>,
): Promise<T> {
  const client = await connectDirectly(options.directUrl, 'gangway-lock');
  try {
    await takeSessionLock(client, options.lock, options.onWait);
    return await work();
  } finally {
    await client.end();
  }
}
