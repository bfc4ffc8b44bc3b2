import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** So seldom that the library's own measure is as good as off. */
export const seldomMs = 3_600_000;

/**
 * How long the process keeps what comes to it waiting, under the names the library has for it. The library finds out by a timer that
 * wakes the process a hundred times a second, which is most of what one does that nobody uses; this looks whenever it is awake.
 */
export function addLoopDelay(registry: Registry, prefix: string): void {
  const delays = monitorEventLoopDelay({ samplePerIteration: true });
  delays.enable();
  const figures: Record<string, () => number> = {
    min: () => (delays.count === 0 ? 0 : delays.min),
    max: () => delays.max,
    mean: () => (delays.count === 0 ? 0 : delays.mean),
    stddev: () => (delays.count === 0 ? 0 : delays.stddev),
    p50: () => delays.percentile(50),
    p90: () => delays.percentile(90),
    p99: () => delays.percentile(99),
  };
  for (const [figure, read] of Object.entries(figures)) {
    const name = `${prefix}nodejs_eventloop_lag_${figure}_seconds`;
    registry.removeSingleMetric(name);
    new Gauge({
      name,
      help: `How long a turn of the event loop has kept others waiting since the last time it was asked: ${figure}`,
      registers: [registry],
      collect() {
        this.set(read() / 1e9);
        if (figure === 'p99') delays.reset();
      },
    });
  }
}
