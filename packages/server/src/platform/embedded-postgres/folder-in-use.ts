import { StartProblem } from '../start-problem.ts';

export function folderInUse(dataDir: string, pid: number | undefined): StartProblem {
  const server = pid === undefined ? '' : ` (its database is process ${pid})`;
  return new StartProblem(
    `The data folder ${dataDir} is in use by another running Gangway${server}; stop that one, or set DATA_DIR to another folder.`,
  );
}
