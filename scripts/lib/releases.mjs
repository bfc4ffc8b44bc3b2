import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long the files of a release stay after another has taken its place, and of how many releases at most. */
const stayMs = 7 * 24 * 3_600_000;
const mostReplaced = 5;

const record = '.releases';

/**
 * Brings the files of the last releases from a build into the one that is to take its place: pages opened before still
 * name them. They lie under /assets beside the new ones, whose names never mean anything else; the record says which
 * belong to whom, newest first.
 */
export function keepReleases(before, build, now = Date.now()) {
  const current = { files: filesOf(build) };
  const [last, ...earlier] = releasesOf(before);
  const replaced = last ? [{ ...last, replacedAt: now }, ...earlier] : [];
  const kept = replaced.filter(({ replacedAt }) => now - replacedAt < stayMs).slice(0, mostReplaced);
  for (const file of new Set(kept.flatMap(({ files }) => files))) {
    const [from, to] = [before, build].map((folder) => path.join(folder, 'assets', file));
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to);
  }
  writeFileSync(path.join(build, record), JSON.stringify([current, ...kept]));
}

/** Those of a build, newest first. One made before there was a record is one release. */
function releasesOf(build) {
  const file = path.join(build, record);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(build) ? [{ files: filesOf(build) }] : [];
}

function filesOf(build) {
  const assets = path.join(build, 'assets');
  return existsSync(assets) ? readdirSync(assets) : [];
}
