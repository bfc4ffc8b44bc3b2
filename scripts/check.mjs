import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { checkSteps, runSteps, unitTests } from './lib/steps.mjs';

await main(async () => {
  await ensureInstalled();
  const { passed, failed } = await runSteps([...checkSteps, unitTests]);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
