import { crc32 } from 'node:zlib';

/** An archive of the given files, nothing packed: what it says of itself is true. */
export function storeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const fields = commonFields(name, content);
    const local = Buffer.concat([mark(0x04034b50), fields, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), fields, place, Buffer.from(name)]));
    contents.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...contents, entries, mark(0x06054b50), end]);
}

/** What stands alike before the content and in the directory: version, flags, method, time, checksum, sizes, lengths. */
function commonFields(name: string, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
