import { globSync, readFileSync } from 'node:fs';
import { findViolations } from './lib/module-order.mjs';
import { root } from './lib/project.mjs';

const names = globSync('packages/{contract,sandbox-gateway,server,web}/src/**/*.{ts,tsx}', { cwd: root });
const checked = names.filter((name) => !/\.test\.tsx?$/.test(name));
const problems = findViolations(
  new Map(checked.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')])),
);
for (const problem of problems) console.error(problem);
console.log(`${checked.length} files, ${problems.length} problems`);
process.exitCode = checked.length > 0 && problems.length === 0 ? 0 : 1;
