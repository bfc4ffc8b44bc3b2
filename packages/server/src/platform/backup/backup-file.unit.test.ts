import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { checkBackupFile, readBackupFile, writeBackupFile } from './backup-file.ts';
import type { Frame } from './frames.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const header = {
  madeAt: '2026-01-01T00:00:00.000Z',
  version: '1.0.0',
  migrations: [{ name: '0001', checksum: 'x' }],
  secretName: null,
  schemas: ['public'],
  jobsVersion: null,
};
const rows = Array.from({ length: 50 }, (_, index) => Buffer.alloc(index * 997, `row ${index}`));
const frames: Frame[] = [
  { kind: 'table', table: { schema: 'public', name: 'ships', columns: ['id', 'name'] } },
  ...rows.map((bytes): Frame => ({ kind: 'rows', bytes })),
  { kind: 'sequences', sequences: [{ schema: 'public', name: 's', lastValue: '7', isCalled: true }] },
  { kind: 'end', rows: 50 },
];

async function* given(list: Frame[]) {
  yield* list;
}

test('what was written is read again, whatever its size', async () => {
  const file = path.join(folder.path, 'whole');
  await writeBackupFile(file, header, given(frames));
  expect(await checkBackupFile(file)).toEqual(header);
  expect(await Array.fromAsync(readBackupFile(file))).toEqual(frames);
});

test('cut off at any of its bytes it is refused', async () => {
  const whole = path.join(folder.path, 'to be cut');
  const cut = path.join(folder.path, 'cut');
  await writeBackupFile(whole, header, given(frames));
  const bytes = readFileSync(whole);
  for (let length = 0; length < bytes.length; length += 7) {
    writeFileSync(cut, bytes.subarray(0, length));
    await expect(checkBackupFile(cut)).rejects.toThrow(/is damaged|is not a backup/);
  }
});

test('what breaks off while it is written leaves nothing behind', async () => {
  const file = path.join(folder.path, 'broken');
  const breaking = async function* (): AsyncGenerator<Frame> {
    yield* frames;
    throw new Error('the database is gone');
  };
  await expect(writeBackupFile(file, header, breaking())).rejects.toThrow('the database is gone');
  for (const name of [file, `${file}.part`]) expect(() => readFileSync(name)).toThrow('ENOENT');
});

test('a folder that is not there is told in one sentence', async () => {
  const file = path.join(folder.path, 'missing', 'x');
  await expect(writeBackupFile(file, header, given(frames))).rejects.toThrow(
    /^The backup could not be written to .*: ENOENT/,
  );
});

test('a draft that lies there already is not trusted, and stays as it is', async () => {
  const file = path.join(folder.path, 'prepared');
  writeFileSync(`${file}.part`, 'open to all', { mode: 0o666 });
  await expect(writeBackupFile(file, header, given(frames))).rejects.toThrow('.part is there already');
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('open to all');

  const led = path.join(folder.path, 'led away');
  const elsewhere = path.join(folder.path, 'elsewhere');
  symlinkSync(elsewhere, `${led}.part`);
  await expect(writeBackupFile(led, header, given(frames))).rejects.toThrow('.part is there already');
  expect(existsSync(elsewhere)).toBe(false);

  const own = path.join(folder.path, 'own');
  await writeBackupFile(own, header, given(frames));
  expect(statSync(own).mode & 0o777).toBe(0o600);
});
