import { globSync, readFileSync } from 'node:fs';
import { root } from './lib/project.mjs';
import { findOddWriting } from './lib/web-writing.mjs';

/** Refuses addresses typed by hand, styles and breakpoints written in a second way, and what the build would leave out. */
const { sideEffects } = JSON.parse(readFileSync(`${root}/packages/web/package.json`, 'utf8'));
const names = globSync('packages/web/src/**/*.{ts,tsx,css}', { cwd: root });
const checked = names.filter((name) => !/\.test\.tsx?$/.test(name));
const problems = findOddWriting(
  new Map(checked.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')])),
  sideEffects,
);
for (const problem of problems) console.error(problem);
console.log(`${checked.length} files, ${problems.length} problems`);
process.exitCode = checked.length > 0 && problems.length === 0 ? 0 : 1;
