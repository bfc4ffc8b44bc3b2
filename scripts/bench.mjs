import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem } from './lib/problem.mjs';
import { projectNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** `npm run bench` runs every scenario, `npm run bench -- NAME` those named; each writes bench/results/NAME.json. */
await main(async () => {
  await ensureInstalled();
  const all = readdirSync(path.join(root, 'bench/scenarios')).map((file) => path.basename(file, '.ts'));
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Problem(`No such scenario: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  // The app is measured as it is delivered, and the server keeps the pages it draws beforehand only where there are any.
  if (wanted.includes('scan-device') || wanted.includes('memory')) await ensureWebBuilt();
  let worst = 0;
  for (const name of wanted) {
    console.log(`\n==== ${name} ====`);
    worst = Math.max(worst, await run(projectNode(), ['bench/run-scenario.ts', name]));
  }
  return worst;
});
