import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { projectNode, root, tool } from './project.mjs';
import { keepReleases } from './releases.mjs';
import { run } from './run.mjs';

const sources = ['package-lock.json', 'tsconfig.base.json', 'packages/web', 'packages/contract'];
const unread = ['node_modules', 'dist', 'dist-ssr'];
const dist = path.join(root, 'packages/web/dist');
const stamp = path.join(dist, '.sources');

/** What is built: the program by which the server draws some pages beforehand, and the pages, each face by itself. */
const parts = [
  { place: path.join(root, 'packages/web/dist-ssr'), builds: [['--ssr']] },
  { place: dist, builds: ['site', 'office', 'scanner'].map((face) => ['--mode', face]) },
];

/**
 * Builds the web unless the last build was made from the same sources. The new build takes the old one's place only
 * when it is complete, so a server that runs meanwhile never meets half of one; the files of the last releases stay.
 */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  const hash = hashOfSources();
  console.log('Building the web ...');
  const workshop = path.join(root, 'node_modules', `.gangway-web-${process.pid}`);
  const works = parts.map((part) => ({ ...part, made: path.join(workshop, path.basename(part.place)) }));
  try {
    rmSync(workshop, { recursive: true, force: true });
    for (const { made, builds } of works) for (const options of builds) await build(made, options);
    const pages = path.join(workshop, path.basename(dist));
    keepReleases(dist, pages);
    writeFileSync(path.join(pages, path.basename(stamp)), hash);
    for (const { place, made } of works) {
      // Moved aside, not deleted: there is no time without the files to speak of.
      if (existsSync(place)) renameSync(place, `${made}-before`);
      renameSync(made, place);
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Whether the web was built from the sources that are here. */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

async function build(place, more) {
  const options = ['--outDir', place, '--logLevel', 'warn', ...more];
  const code = await run(projectNode(), [tool('vite', 'bin/vite.js'), 'build', 'packages/web', ...options]);
  if (code !== 0) throw new Problem(`The web could not be built: vite ended with code ${code}.`);
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
  for (const name of children.filter((name) => !unread.includes(name)).toSorted()) {
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
