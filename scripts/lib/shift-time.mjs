import { shiftDate } from './shift-date.mjs';

/** Loaded before everything else by the processes of a test run with TEST_NOW; see `test-now.mjs`. */
const offsetMs = Number(process.env['TEST_NOW_OFFSET_MS'] ?? 0);
if (offsetMs !== 0) shiftDate(offsetMs);
