import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

/** A file of an archive; its text may come bit by bit. */
export interface ZipFile {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/**
 * An archive that is sent while it is written: of each file the checksum and the sizes stand behind it, and nothing is kept
 * but the directory. No file may pass 4 GB.
 */
export async function* zipStream(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const measured = { crc: 0, bytes: 0, packed: 0 };
    const place = at;
    const local = Buffer.concat([mark(0x04034b50), fields(name, noMeasure), Buffer.from(name)]);
    yield local;
    at += local.length;
    for await (const chunk of pack(content, measured)) {
      yield chunk;
      at += chunk.length;
    }
    const behind = Buffer.concat([mark(0x08074b50), sizes(measured)]);
    yield behind;
    at += behind.length;
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(place, 10);
    directory.push(
      Buffer.concat([
        mark(0x02014b50),
        Buffer.from([20, 0]),
        fields(name, measured),
        entry,
        Buffer.from(name),
      ]),
    );
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  yield Buffer.concat([entries, mark(0x06054b50), end]);
}

interface Measured {
  crc: number;
  bytes: number;
  packed: number;
}

const noMeasure: Measured = { crc: 0, bytes: 0, packed: 0 };

async function* pack(content: ZipFile['content'], measured: Measured): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  // Written over and over: each text is packed before the next is asked for, and is asked for only when somebody takes what was packed.
  const page = Buffer.allocUnsafe(pageBytes);
  async function fill() {
    for await (const text of content) {
      const bytes = asBytes(text, page);
      measured.crc = crc32(bytes, measured.crc);
      measured.bytes += bytes.length;
      await packed(deflate, bytes);
    }
    deflate.end();
  }
  // Whatever breaks is told by the reading end below.
  const packing = fill().catch((error: Error) => void deflate.destroy(error));
  try {
    for await (const chunk of deflate) {
      measured.packed += chunk.length;
      yield chunk;
    }
  } finally {
    deflate.destroy();
    await packing;
  }
}

/** Resolves once it is packed. What is called off while nobody takes what was packed before is never told of otherwise. */
function packed(deflate: DeflateRaw, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error('called off'));
    deflate.once('close', onClose);
    deflate.write(bytes, (error) => {
      deflate.off('close', onClose);
      if (error) reject(error);
      else resolve();
    });
  });
}

const pageBytes = 128 * 1024;

/** On the page, if it fits there whatever its letters. */
function asBytes(text: string, page: Buffer): Buffer {
  return text.length * 3 > page.length ? Buffer.from(text) : page.subarray(0, page.write(text));
}

/** Version, flags (sizes behind the content; the name in UTF-8), method, time, checksum, sizes, lengths. */
function fields(name: string, measured: Measured): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x0808, 2);
  bytes.writeUInt16LE(8, 4);
  sizes(measured).copy(bytes, 10);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

function sizes({ crc, bytes, packed }: Measured): Buffer {
  const written = Buffer.alloc(12);
  written.writeUInt32LE(crc, 0);
  written.writeUInt32LE(packed, 4);
  written.writeUInt32LE(bytes, 8);
  return written;
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
