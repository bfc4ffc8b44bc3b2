import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import {
  browserTests,
  budgets,
  checkSteps,
  integrationTests,
  productionBlock,
  runSteps,
  together,
  unitTests,
  webBuild,
} from './lib/steps.mjs';
import { readTestNow } from './lib/test-now.mjs';

await main(async () => {
  readTestNow();
  await ensureInstalled();
  const { passed, failed } = await runSteps([
    ...checkSteps,
    unitTests,
    together(integrationTests, productionBlock),
    webBuild,
    budgets,
    browserTests(),
  ]);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
