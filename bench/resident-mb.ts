import { readFileSync } from 'node:fs';

/** How much memory a process has of the machine, in megabytes; no number where the system has no /proc. */
export function residentMb(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(found?.[1] ?? Number.NaN) / 1024);
  } catch {
    return Number.NaN;
  }
}
