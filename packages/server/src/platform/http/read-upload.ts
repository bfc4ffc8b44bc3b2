import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** The one file of a multipart request, in memory: uploads are small and checked before anything is kept. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('request.mediaType');
  const { bytes, truncated } = await readFile(request, maxBytes);
  if (truncated) throw new AppError('upload.tooLarge', { megabytes: Math.floor(maxBytes / 1024 / 1024) });
  if (bytes.length === 0) throw new AppError('upload.missing');
  return bytes;
}

async function readFile(request: FastifyRequest, maxBytes: number) {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false });
    if (!part) throw new AppError('upload.missing');
    const bytes = await part.toBuffer();
    // Known only at the end: when a piece ends exactly at the limit, what is cut off comes after the last piece.
    return { bytes, truncated: part.file.truncated };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Everything else that can go wrong here is what was sent: no boundary, no end, more than one thing.
    throw new AppError('request.unreadable');
  }
}
