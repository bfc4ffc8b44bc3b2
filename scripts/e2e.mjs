import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { browserTests } from './lib/steps.mjs';
import { readTestNow } from './lib/test-now.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  readTestNow();
  await ensureInstalled();
  await ensureWebBuilt();
  const { failed } = await browserTests(process.argv.slice(2)).run();
  return failed === 0 ? 0 : 1;
});
