import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';

/**
 * Where a database cannot lie in its project's data folder, each keeps a note of the other: so a project that is moved
 * finds its database again, and a copy of it does not take it over.
 */
const noteOfPlace = 'database-place';
const noteOfProject = 'belongs-to';

/** Where the database of a data folder lies instead; null where nothing was noted. */
export function readKeptPlace(dataDir: string): string | null {
  return readNote(path.join(dataDir, noteOfPlace));
}

/** Notes it on both sides. */
export function keepPlace(dataDir: string, chosen: string): void {
  if (readKeptPlace(dataDir) !== chosen) writeFileSync(path.join(dataDir, noteOfPlace), `${chosen}\n`);
  if (readNote(path.join(chosen, noteOfProject)) !== dataDir)
    writeFileSync(path.join(chosen, noteOfProject), `${dataDir}\n`);
}

/** Refuses a place whose database is gone, or which is another project's; says so when the project was moved. */
export function checkKeptPlace(dataDir: string, kept: string, log: (note: string) => void): void {
  const note = path.join(dataDir, noteOfPlace);
  if (!existsSync(path.join(kept, 'postgres')))
    throw new StartProblem(
      `The database of this project lay in ${kept} and is there no more; bring it back, or remove ${note} to begin with an empty one.`,
    );
  const before = readNote(path.join(kept, noteOfProject));
  if (before === null || before === dataDir) return;
  if (readKeptPlace(before) === kept)
    throw new StartProblem(
      `${dataDir} is a copy of ${before}, whose database lies in ${kept}; remove ${note} to begin with an empty one here, or set DATA_DIR to another folder.`,
    );
  log(`The project was moved here from ${path.dirname(before)}; its database still lies in ${kept}.`);
}

/** Says which databases in a folder have lost their project, before an empty one is begun beside them. */
export function tellOfLost(folder: string, log: (note: string) => void): void {
  const lost = listFolders(folder).filter((place) => {
    if (!existsSync(path.join(place, 'postgres'))) return false;
    const project = readNote(path.join(place, noteOfProject));
    return project === null || readKeptPlace(project) !== place;
  });
  if (lost.length > 0)
    log(
      `A new, empty database is begun here. If this project was moved, its old one is among ${lost.join(', ')}: set DATA_DIR to it to go on with it.`,
    );
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('data-'))
    .map((name) => path.join(folder, name));
}

function readNote(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
