import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { projectNode, tool } from './project.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/**
 * A step has a title and gives how many of its checks passed and failed, and what failed by name. It never throws.
 * @typedef {{ passed: number, failed: number, names?: string[] }} Outcome
 * @typedef {{ title: string, run: () => Promise<Outcome> }} Step
 */

/** Everything that needs no database and no browser. @type {Step[]} */
export const checkSteps = [
  command('Format', tool('oxfmt', 'bin/oxfmt'), ['--check']),
  command('Lint', tool('oxlint', 'bin/oxlint'), []),
  ...['packages/contract', 'packages/sandbox-gateway', 'packages/server', 'packages/web', '.'].map(
    (project) =>
      command(`Types of ${project === '.' ? 'tests and tools' : project}`, tool('typescript', 'bin/tsc'), [
        '-p',
        project,
      ]),
  ),
  command('Module order', 'scripts/check-modules.mjs', []),
  command('Writing of the web', 'scripts/check-web.mjs', []),
  command('Migrations', 'scripts/check-migrations.mjs', []),
  command('Fixed dates', 'scripts/check-dates.mjs', []),
  command('OpenAPI document', 'scripts/check-openapi.mjs', []),
  command('Dead code', tool('knip', 'bin/knip.js'), []),
];

export const unitTests = vitest('Unit tests', 'unit');
export const integrationTests = vitest('Integration tests', 'integration', ensurePgBouncer);

export const webBuild = {
  title: 'Web build',
  run: async () => outcomeOf(await ensureWebBuilt().then(() => 0, tell)),
};

export const budgets = command('Byte budgets', 'scripts/check-budgets.mjs', []);
export const productionBlock = command('Production block of the README', 'scripts/check-production.mjs', []);

/** The browser tests; arguments are handed on to Playwright. @returns {Step} */
export function browserTests(args = []) {
  return reported('Browser tests', async (report) => {
    const chromium = await ensureChromium();
    const code = await run(
      projectNode(),
      [tool('@playwright/test', 'cli.js'), 'test', '--reporter=list,json', ...args],
      { env: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return {
      code,
      counts: ({ stats, suites }) => {
        const broken = suites.flatMap(failedSpecs);
        for (const spec of broken) tellPage(spec);
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          names: broken.map(specName),
        };
      },
    };
  });
}

function failedSpecs({ suites = [], specs = [] }) {
  return [...specs.filter((spec) => !spec.ok), ...suites.flatMap(failedSpecs)];
}

function specName({ file, line, title }) {
  return `${file}:${line} ${title}`;
}

const mostOfPage = 4000;

/** What stood on the page when a test gave up: where only the log is kept, the picture is gone. */
function tellPage(spec) {
  const files = spec.tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .filter(({ name }) => name === 'error-context');
  for (const file of files) {
    const page = /^```yaml\n(?<all>.*?)^```/ms.exec(readFileSync(file.path, 'utf8'))?.groups?.all ?? '';
    // The menus around it are the same on every page, and a dialog is what it was about.
    const from = ['- dialog', '- main'].map((part) => page.indexOf(part)).find((at) => at >= 0) ?? 0;
    const shown = page.slice(from).slice(0, mostOfPage);
    if (shown) console.log(`\nThe page of ${specName(spec)}\n${shown}`);
  }
}

/** Runs steps one after the other, whatever becomes of each; says how long each took; gives the sum. @param {Step[]} steps */
export async function runSteps(steps) {
  const sum = { passed: 0, failed: 0 };
  const failures = [];
  const times = [];
  for (const step of steps) {
    console.log(`\n==== ${step.title} ====`);
    const from = performance.now();
    const { passed, failed, names = [] } = await step.run();
    times.push(`${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s  ${step.title}`);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) failures.push(step.title, ...names.map((name) => `  ${name}`));
  }
  console.log(`\n${times.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  return sum;
}

/** Steps that leave each other room, because one waits for the most part; what they say comes mixed. @returns {Step} */
export function together(...steps) {
  return {
    title: steps.map(({ title }) => title).join(', beside it: '),
    run: async () => {
      const outcomes = await Promise.all(steps.map((step) => step.run()));
      return {
        passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
        failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
        names: outcomes.flatMap(({ failed, names }, index) =>
          failed > 0 ? (names ?? [steps[index].title]) : [],
        ),
      };
    },
  };
}

/** @returns {Step} */
function command(title, script, args) {
  return {
    title,
    run: async () => outcomeOf(await run(projectNode(), [script, ...args]).catch(tell)),
  };
}

/** @returns {Step} */
function vitest(title, project, prepare = async () => {}) {
  return reported(title, async (report) => {
    await prepare();
    const code = await run(projectNode(), [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return {
      code,
      counts: ({ numPassedTests, numFailedTests, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        names: testResults.filter(({ status }) => status === 'failed').flatMap(failedTests),
      }),
    };
  });
}

/** Those of one file; the file itself where it could not even be loaded. */
function failedTests({ name, message, assertionResults }) {
  const file = path.relative('.', name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  return tests.length > 0 ? tests.map((test) => `${file} ${test.fullName}`) : [`${file} ${message}`];
}

// A run that ends badly without a failed test (a file that does not load, an error outside the tests) is a failure too.
function reported(title, runTests) {
  return {
    title,
    run: async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'gangway-report-'));
      const report = path.join(folder, 'report.json');
      try {
        const { code, counts } = await runTests(report);
        const { passed, failed, names } = counts(JSON.parse(readFileSync(report, 'utf8')));
        const ranNone = passed + failed === 0;
        if (ranNone) console.error('No tests ran.');
        return { passed, failed: failed === 0 && (code !== 0 || ranNone) ? 1 : failed, names };
      } catch (error) {
        return outcomeOf(tell(error));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function tell(error) {
  console.error(error.message);
  return 1;
}

function outcomeOf(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
