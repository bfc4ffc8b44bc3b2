import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ScenarioModule } from './scenario.ts';
import { startMeasured } from './start-measured.ts';

const name = process.argv[2] ?? '';
const { scenario, env, durable, counted }: ScenarioModule = await import(`./scenarios/${name}.ts`);

/** Before it begins: a long one outlasts what is committed meanwhile. */
const startedAt = commit();
const product = await startMeasured({ env, durable, counted });
try {
  const findings = await scenario(product);
  const result = {
    name,
    at: new Date().toISOString(),
    commit: startedAt,
    cores: availableParallelism(),
    findings,
  };
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.table(findings);
} finally {
  await product.stop();
}

function commit(): string | null {
  try {
    // What is measured may be more than what was committed.
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'packages', 'bench', ':!bench/results') ? ' and changes' : ''}`;
  } catch {
    return null;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
