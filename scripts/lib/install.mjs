import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { projectNode, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Installs the dependencies unless exactly those of package-lock.json are there already. What builds and tests is
 * installed in production too: a bare clone builds its own web. A built release may do without.
 */
export async function ensureInstalled({ toRun = false } = {}) {
  if (isCurrent(toRun) && projectNode()) return;
  console.log('Installing dependencies (npm ci) ...');
  const code = await run('npm', ['ci', '--include=dev'], {
    env: { PATH: pathWithoutProject() },
    shell: process.platform === 'win32',
  }).catch((error) => {
    throw new Problem(`npm cannot be run: ${error.message}`);
  });
  if (code !== 0)
    throw new Problem(`The dependencies could not be installed: npm ci ended with code ${code}.`);
  if (!projectNode())
    throw new Problem(`There is no Node 26 for this system (${process.platform} ${process.arch}).`);
}

// npm keeps in node_modules what it installed; an install that was cut short leaves no such file.
function isCurrent(toRun) {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const names = Object.keys(wanted).filter(
    (name) => name.startsWith('node_modules/') || name.includes('/node_modules/'),
  );
  const missing = names.some(
    (name) =>
      !installed[name] && !wanted[name].optional && !wanted[name].devOptional && !(toRun && wanted[name].dev),
  );
  return (
    !missing && Object.keys(installed).every((name) => installed[name].version === wanted[name]?.version)
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

// npm ci removes node_modules, and with it the Node that npm scripts find there first.
function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.startsWith(path.join(root, 'node_modules'))).join(path.delimiter);
}
