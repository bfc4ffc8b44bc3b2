import path from 'node:path';
import { findProblems, land } from './lib/landed-migrations.mjs';
import { root } from './lib/project.mjs';

/** Refuses a migration that was changed after it had landed; `--land` puts new ones on the list. */
const folder = path.join(root, 'packages/server/migrations');

if (process.argv.includes('--land')) for (const name of land(folder)) console.log(`${name} has landed`);
const problems = findProblems(folder);
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems with migrations`);
process.exitCode = problems.length === 0 ? 0 : 1;
