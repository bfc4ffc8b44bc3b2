import { Gauge, type Registry } from 'prom-client';
import type { DatabaseClock } from '../database/database-clock.ts';

/** Tells Prometheus how wrong the machine's clock is. */
export function watchClock(clock: DatabaseClock, registry: Registry): void {
  new Gauge({
    name: 'gangway_clock_skew_seconds',
    help: "How far the machine's clock is ahead of the database's, by which the product goes; below 0 when it is behind",
    registers: [registry],
    collect() {
      this.set(clock.skewMs() / 1000);
    },
  });
}
