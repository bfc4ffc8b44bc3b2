import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time spent so far. */
export interface CpuTime {
  product: number;
  database: number;
  /**
   * Of the database's, what the processes have worked that answer a connection at this moment. What it does on its own account, such as
   * vacuuming, goes on for seconds after what it is done for, and falls on whoever is measured then.
   */
  connections: number;
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
  const database = self + ended + sumOf(children);
  return { product: own.self, database, connections: sumOf(children.filter(({ pid }) => isConnection(pid))) };
}

/** What these of the database's processes have worked so far. */
export function workOf(pids: readonly number[]): number {
  return sumOf(pids.flatMap((pid) => statOf(pid) ?? []));
}

const sumOf = (stats: readonly { self: number }[]) => stats.reduce((sum, stat) => sum + stat.self, 0);

/** Those say whose connection they answer: `postgres: gangway gangway 127.0.0.1(40332) idle`. */
function isConnection(pid: number): boolean {
  try {
    return /^postgres: .*(?:\(\d+\)|\[local\])/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/** What programs this process has run to their end have worked, such as pgbench. */
export function childrenTime(): number {
  return statOf(process.pid)?.ended ?? 0;
}

function statOf(pid: number): { pid: number; parent: number; self: number; ended: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place] ?? 0,
    );
    return { pid, parent, self: (user + system) * msPerTick, ended: (endedUser + endedSystem) * msPerTick };
  } catch {
    return null;
  }
}
