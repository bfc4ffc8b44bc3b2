import { execFile } from 'node:child_process';
import path from 'node:path';
import { compiled } from './run-server.ts';

export interface CommandEnd {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command of the product as a process of its own, to its end. */
export function runCommand(
  name: 'admin' | 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<CommandEnd> {
  const file = path.resolve(import.meta.dirname, `../src/commands/${name}.ts`);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: compiled,
          NODE_ENV: 'development',
          ...env,
        },
      },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}
