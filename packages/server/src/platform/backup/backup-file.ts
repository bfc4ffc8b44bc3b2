import { createHash } from 'node:crypto';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { type Frame, readFrames, writeFrame } from './frames.ts';

/**
 * A backup is one file: a line that says what it is, a line of JSON about what it holds, which anybody may read with
 * `head`, then frames compressed together, and at the end the SHA-256 of everything before.
 */
const firstLine = 'gangway-backup 1\n';
const sealBytes = 32;
const longestHeader = 1024 * 1024;

const headerShape = z.object({
  madeAt: z.iso.datetime(),
  /** The version of Gangway that made it. */
  version: z.string(),
  /** What had run on the database, oldest first. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The name of the SECRET_KEY; the key itself is not in the file. Null: nothing was encrypted yet. */
  secretName: z.string().nullable(),
  /** Those that are in it. */
  schemas: z.array(z.string()),
  /** Of the schema of the job runner; null where it had none. */
  jobsVersion: z.number().nullable(),
});

export type BackupHeader = z.output<typeof headerShape>;

/** Writes a backup beside its final name and puts it there when it is whole and on the disk. */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  frames: AsyncIterable<Frame>,
): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} is there already; choose another name.`);
  const draft = `${file}.part`;
  let handle: FileHandle | undefined;
  try {
    // It holds personal data: for its owner's eyes only.
    const opened = (handle = await openNew(draft));
    await pipeline(
      async function* () {
        for await (const frame of frames) yield* writeFrame(frame);
      },
      createZstdCompress(),
      (compressed: AsyncIterable<Buffer>) => opened.writeFile(sealed(header, compressed)),
    );
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle?.close().catch(() => undefined);
    if (handle) rmSync(draft, { force: true });
    throw isOfFiles(error)
      ? new StartProblem(`The backup could not be written to ${file}: ${error.message}.`, { cause: error })
      : error;
  }
}

/** Made by ourselves: what lies there already may be open to others, or lead somewhere else. */
async function openNew(draft: string): Promise<FileHandle> {
  try {
    return await open(draft, 'wx', 0o600);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    throw new StartProblem(
      `${draft} is there already: another backup is being written, or one was broken off. Remove it or choose another name.`,
    );
  }
}

/** What a backup says of itself. Throws when the file is not a whole backup, before anything of it is used. */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size === undefined) throw new StartProblem(`There is no file ${file}.`);
  const header = await readHeader(file);
  const hash = createHash('sha256');
  const end = Math.max(size - sealBytes, 0);
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk as Buffer);
  const seal: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: end })) seal.push(chunk as Buffer);
  if (!hash.digest().equals(Buffer.concat(seal)))
    throw new StartProblem(
      `${file} is damaged or cut off: its checksum does not agree. Nothing was changed.`,
    );
  return header.said;
}

/** The frames of a backup that has been checked. */
export async function* readBackupFile(file: string): AsyncGenerator<Frame> {
  const { length } = await readHeader(file);
  const compressed = createReadStream(file, { start: length, end: statSync(file).size - sealBytes - 1 });
  const plain = createZstdDecompress();
  const fed = pipeline(compressed, plain);
  fed.catch(() => undefined);
  yield* readFrames(plain);
  await fed;
}

async function* sealed(header: BackupHeader, compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const head = Buffer.from(`${firstLine}${JSON.stringify(header)}\n`);
  hash.update(head);
  yield head;
  for await (const chunk of compressed) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

async function readHeader(file: string): Promise<{ said: BackupHeader; length: number }> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartProblem(`${file} cannot be read: ${String(error)}.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const begin = buffer.subarray(0, bytesRead);
    const end = begin.indexOf('\n', firstLine.length);
    if (begin.subarray(0, firstLine.length).toString() !== firstLine || end < 0)
      throw new StartProblem(`${file} is not a backup of Gangway, or of a kind this version does not know.`);
    const said = headerShape.safeParse(parse(begin.subarray(firstLine.length, end).toString()));
    if (!said.success) throw new StartProblem(`${file} is damaged: what it says of itself cannot be read.`);
    return { said: said.data, length: end + 1 };
  } finally {
    await handle.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOfFiles(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error ? true : isFull(error);
}

// A disk that fills up while it is written to names no path.
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E(NOSPC|IO|FBIG|DQUOT)$/.test(String(error.code));
}
