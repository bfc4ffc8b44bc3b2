import { globSync, readFileSync } from 'node:fs';
import { findFixedDates, setsClock } from './lib/fixed-dates.mjs';
import { root } from './lib/project.mjs';

/** Refuses dates that will be over one day, in the demo and in tests that run at the true time. */
const read = (pattern) =>
  globSync(pattern, { cwd: root }).map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]);
const always = read(
  '{packages/server/src/demo/**/*.ts,packages/server/test/**/*.ts,e2e/**/*.ts,bench/**/*.ts}',
);
const tests = read('packages/server/src/**/*.test.ts').filter(
  ([name, source]) => !name.endsWith('.unit.test.ts') && !setsClock(source),
);
const files = new Map([...always, ...tests]);
const problems = findFixedDates(files);
for (const problem of problems) console.error(problem);
console.log(`${files.size} files, ${problems.length} problems`);
process.exitCode = files.size > 0 && problems.length === 0 ? 0 : 1;
