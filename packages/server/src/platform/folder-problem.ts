import { StartProblem } from './start-problem.ts';

/**
 * What keeps a data folder from being written, in one sentence; null where the error means something else. Understands
 * errors of Node and what PostgreSQL's programs say.
 */
export function folderProblem(folder: string, error: unknown): StartProblem | null {
  const words = String(error instanceof Error ? `${Reflect.get(error, 'code')} ${error.message}` : error);
  const found = sentences.find(([pattern]) => pattern.test(words));
  return found ? new StartProblem(found[1](folder), { cause: error }) : null;
}

const another = 'or set DATA_DIR to another folder';
const sentences: [RegExp, (folder: string) => string][] = [
  [
    /\b(?:ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/,
    (folder) => `There is no space left on the disk of the data folder ${folder}: make some, ${another}.`,
  ],
  [
    /\bEROFS\b|Read-only file system/,
    (folder) => `The data folder ${folder} lies on a disk that can only be read: change that, ${another}.`,
  ],
  [
    /\b(?:EACCES|EPERM)\b|Permission denied|Operation not permitted/,
    (folder) => `The data folder ${folder} may not be written by this user: give it the right, ${another}.`,
  ],
  [
    /\b(?:ENOTDIR|EEXIST)\b|Not a directory/,
    (folder) =>
      `The data folder ${folder} cannot be made, for something else bears its name: move that, ${another}.`,
  ],
  [
    /\bENOENT\b.*\bmkdir\b/,
    (folder) => `The data folder ${folder} cannot be made there: set DATA_DIR to another folder.`,
  ],
];
