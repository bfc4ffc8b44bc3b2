import { Problem } from './problem.mjs';
import { shiftDate } from './shift-date.mjs';

const shiftTime = new URL('./shift-time.mjs', import.meta.url).href;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** What TEST_NOW names, in milliseconds; null where it is not set. */
export function readTestNow(env = process.env) {
  const text = env['TEST_NOW'];
  if (!text) return null;
  const at = Date.parse(text);
  if (!instant.test(text) || Number.isNaN(at))
    throw new Problem(
      `TEST_NOW is to be an instant with its offset, such as 2026-12-31T23:58:00+08:00, and not "${text}".`,
    );
  return at;
}

/**
 * With TEST_NOW set, lets this process and every one it starts from now on run as if it were then. How far that is, is
 * reckoned once, so that all of them agree; PostgreSQL is told by `shiftDatabase`, browsers by the fixtures.
 */
export function shiftTests() {
  const at = readTestNow();
  if (at === null || process.env['TEST_NOW_OFFSET_MS']) return;
  const offsetMs = at - Date.now();
  process.env['TEST_NOW_OFFSET_MS'] = String(offsetMs);
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--import=${shiftTime}`]
    .filter(Boolean)
    .join(' ');
  shiftDate(offsetMs);
  console.log(`As if it were ${process.env['TEST_NOW']}.`);
}

/** How a process whose environment is its own is told as well. */
export function shiftedEnv() {
  const { TEST_NOW_OFFSET_MS: offsetMs } = process.env;
  return offsetMs ? { TEST_NOW_OFFSET_MS: offsetMs, NODE_OPTIONS: `--import=${shiftTime}` } : {};
}

/** How a process is started whose machine has a wrong clock. */
export function skewedEnv(skewMs) {
  const offsetMs = Number(process.env['TEST_NOW_OFFSET_MS'] ?? 0) + skewMs;
  return { TEST_NOW_OFFSET_MS: String(offsetMs), NODE_OPTIONS: `--import=${shiftTime}` };
}
