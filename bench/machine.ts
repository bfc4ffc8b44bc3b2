import { readFileSync } from 'node:fs';
import { childrenTime } from './cpu-time.ts';

/** How much of the machine's time since a moment nobody used, and what this process, or a program it ran to generate the load, used of it. */
export interface MachineUse {
  idleShare: number;
  generatorCpuMs: number;
}

/** Watches the machine from now on: a ceiling reached by a generator without time left is the generator's. Null without /proc. */
export function watchMachine(): () => MachineUse | null {
  const [before, own, children] = [ticks(), process.cpuUsage(), childrenTime()];
  return () => {
    const after = ticks();
    if (!before || !after) return null;
    const { user, system } = process.cpuUsage(own);
    return {
      idleShare: Number(((after.idle - before.idle) / (after.all - before.all)).toFixed(3)),
      generatorCpuMs: Math.round((user + system) / 1000) + childrenTime() - children,
    };
  };
}

function ticks(): { idle: number; all: number } | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    // user, nice, system, idle, iowait, irq, softirq, steal; what guests use stands in user already.
    const counts = line.split(/\s+/).slice(1, 9).map(Number);
    return { idle: (counts[3] ?? 0) + (counts[4] ?? 0), all: counts.reduce((sum, count) => sum + count, 0) };
  } catch {
    return null;
  }
}
