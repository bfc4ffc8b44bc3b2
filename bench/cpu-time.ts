import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time spent so far. */
export interface CpuTime {
  product: number;
  database: number;
}

const msPerTick = 10;

/**
 * What the product and its database have worked so far, however busy the machine is with other things: on a loaded one this
 * says more than orders a second. `backend` is any of the database's processes. Null where the system has no /proc.
 */
export function cpuTime(product: number, backend: number): CpuTime | null {
  const server = statOf(backend)?.parent;
  const own = statOf(product);
  if (server === undefined || !own) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter((stat) => stat.parent === server);
  const { self = 0, ended = 0 } = statOf(server) ?? {};
  // Those that have gone are counted with their parent.
  const database = self + ended + children.reduce((sum, child) => sum + child.self, 0);
  return { product: own.self, database };
}

function statOf(pid: number): { parent: number; self: number; ended: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place] ?? 0,
    );
    return { parent, self: (user + system) * msPerTick, ended: (endedUser + endedSystem) * msPerTick };
  } catch {
    return null;
  }
}
