import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What is no archive we can read, or says of itself what is not so. */
class BrokenZip extends Error {
  override name = 'BrokenZip';
}

/** What unpacks to more than was allowed. */
export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge';
}

interface ZipLimits {
  /** Bytes that may come out, of all entries together: counted as they come out, whatever the archive claims. */
  bytes: number;
  entries: number;
}

/** Unpacks those entries of a zip archive that are wanted, by its directory, and never more than the limits allow. */
export async function unzip(
  file: Buffer,
  limits: ZipLimits,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const unpacked = new Map<string, Buffer>();
  let left = limits.bytes;
  for (const entry of directoryOf(file, limits.entries)) {
    if (!isWanted(entry.name)) continue;
    const content = await unpack(file, entry, left);
    left -= content.length;
    unpacked.set(entry.name, content);
  }
  return unpacked;
}

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const contentMark = 0x04034b50;
const endBytes = 22;
const longestComment = 65_535;

function directoryOf(file: Buffer, maxEntries: number): Entry[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > maxEntries) throw new ZipTooLarge();
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) throw new BrokenZip();
    const nameBytes = file.readUInt16LE(at + 28);
    const encrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    if (encrypted) throw new BrokenZip();
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameBytes),
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** The directory's own end stands last, before a comment of any length. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endBytes - longestComment);
  for (let at = file.length - endBytes; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === endMark) return at;
  }
  throw new BrokenZip();
}

async function unpack(file: Buffer, { method, packedBytes, at }: Entry, most: number): Promise<Buffer> {
  if (at + 30 > file.length || file.readUInt32LE(at) !== contentMark) throw new BrokenZip();
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (start + packedBytes > file.length) throw new BrokenZip();
  const packed = file.subarray(start, start + packedBytes);
  if (method === 0) {
    if (packed.length > most) throw new ZipTooLarge();
    return packed;
  }
  if (method !== 8) throw new BrokenZip();
  try {
    // Zero would mean no limit at all.
    return await inflate(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const over = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw over ? new ZipTooLarge() : new BrokenZip();
  }
}
