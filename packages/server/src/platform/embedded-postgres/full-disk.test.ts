import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readEnv } from '../../env.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** A disk of so many megabytes; only root can make one. */
function mount(folder: string, ...options: string[]): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder]).status === 0;
}
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

const probe = temporaryFolder();
const canMount = mount(probe.path, 'size=1m');
if (canMount) unmount(probe.path);
probe.remove();

let folder: ReturnType<typeof temporaryFolder>;
let server: EmbeddedPostgres | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  unmount(folder.path);
  folder.remove();
});

const start = async () => {
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
};
const noSpace = new RegExp('^There is no space left on the disk of the data folder [^\\n]*$');
const onlyRead = /^The data folder .* lies on a disk that can only be read: [^\n]*$/;

/** Takes every byte that is left. */
function fill(): void {
  for (let size = 1 << 24, name = 0; size >= 1; name += 1) {
    try {
      writeFileSync(path.join(folder.path, `filler-${name}`), Buffer.alloc(size));
    } catch {
      size = size > 4096 ? size >> 1 : 0;
    }
  }
}

test.runIf(canMount)('a disk too small for a first start is told in one sentence', async () => {
  expect(mount(folder.path, 'size=8m', 'mode=755')).toBe(true);
  await expect(start()).rejects.toThrow(noSpace);
});

test.runIf(canMount)('a disk that is full before anything is there is told in one sentence', async () => {
  expect(mount(folder.path, 'size=1m', 'mode=755')).toBe(true);
  fill();
  await expect(start()).rejects.toThrow(noSpace);
});

test.runIf(canMount)(
  'a disk that is full, or can only be read, at a later start is told in one sentence',
  async () => {
    expect(mount(folder.path, 'size=200m', 'mode=755')).toBe(true);
    await start();
    await server?.stop();
    server = undefined;
    fill();
    await expect(start()).rejects.toThrow(noSpace);
    spawnSync('mount', ['-o', 'remount,ro', folder.path]);
    await expect(start()).rejects.toThrow(onlyRead);
  },
);

test.runIf(canMount)(
  'a disk that can only be read and holds nothing yet is told in one sentence',
  async () => {
    expect(mount(folder.path, 'ro', 'mode=755')).toBe(true);
    const below = path.join(folder.path, 'not', 'there');
    expect(() => readEnv({ DATA_DIR: below })).toThrow(onlyRead);
    await expect(startEmbeddedPostgres({ dataDir: below, durable: false })).rejects.toThrow(onlyRead);
  },
);
