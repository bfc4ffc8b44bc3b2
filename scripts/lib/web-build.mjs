import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { projectNode, root, tool } from './project.mjs';
import { run } from './run.mjs';

const sources = ['package-lock.json', 'tsconfig.base.json', 'packages/web', 'packages/contract'];
const dist = path.join(root, 'packages/web/dist');
const stamp = path.join(dist, '.sources');

/**
 * Builds the web unless the last build was made from the same sources. The new build takes the old one's place only
 * when it is complete, so a server that runs meanwhile never meets half of one.
 */
export async function ensureWebBuilt() {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web ...');
  const made = path.join(root, 'node_modules', `.gangway-web-${process.pid}`);
  try {
    const options = ['--outDir', made, '--emptyOutDir', '--logLevel', 'warn'];
    const code = await run(projectNode(), [tool('vite', 'bin/vite.js'), 'build', 'packages/web', ...options]);
    if (code !== 0) throw new Problem(`The web could not be built: vite ended with code ${code}.`);
    writeFileSync(path.join(made, '.sources'), hash);
    rmSync(dist, { recursive: true, force: true });
    renameSync(made, dist);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, relative) {
  const file = path.join(root, relative);
  const children = readdirOrNull(file);
  if (!children) {
    hash.update(`${relative}\0`).update(readFileSync(file));
    return;
  }
  for (const name of children.filter((name) => name !== 'node_modules' && name !== 'dist').toSorted()) {
    addTo(hash, `${relative}/${name}`);
  }
}

function readdirOrNull(file) {
  try {
    return readdirSync(file);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
