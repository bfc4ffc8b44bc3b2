import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const listName = 'landed.json';
const howToLand = 'run `node scripts/check-migrations.mjs --land`';

/**
 * What is wrong with the migrations of a folder, one sentence each. Databases out there have run every migration on the
 * list and refuse one that has changed: a change to their tables is a new migration.
 */
export function findProblems(folder) {
  const landed = readLanded(folder);
  const found = readChecksums(folder);
  const newest = Object.keys(landed).toSorted().at(-1) ?? '';
  const gone = Object.keys(landed)
    .filter((name) => !(name in found))
    .map((name) => `${name} has landed and is gone: bring it back.`);
  const others = Object.entries(found).flatMap(([name, checksum]) => {
    if (landed[name] === checksum) return [];
    if (name in landed)
      return [
        `${name} has landed and was edited: bring it back as it was, and change it by a new migration.`,
      ];
    if (name < newest)
      return [
        `${name} is new but comes before ${newest}, which has landed: give it a number after that one.`,
      ];
    return [`${name} is not on the list of those that have landed: ${howToLand} when it is final.`];
  });
  return [...gone, ...others];
}

/** Puts new migrations on the list; those that are on it stay as they are. Gives the names of the new ones. */
export function land(folder) {
  const landed = readLanded(folder);
  const newest = Object.keys(landed).toSorted().at(-1) ?? '';
  const fresh = Object.entries(readChecksums(folder)).filter(([name]) => name > newest);
  const all = Object.entries({ ...landed, ...Object.fromEntries(fresh) }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(path.join(folder, listName), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return fresh.map(([name]) => name);
}

function readLanded(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, listName), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

// The same sum that a database keeps of each migration it has run.
function readChecksums(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name), 'utf8'))
        .digest('hex'),
    ]),
  );
}
