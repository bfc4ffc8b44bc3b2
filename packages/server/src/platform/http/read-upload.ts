import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** The one file of a multipart request, in memory: uploads are small and checked before anything is kept. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('request.mediaType');
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (!part) throw new AppError('upload.missing');
    const bytes = await part.toBuffer();
    if (bytes.length === 0) throw new AppError('upload.missing');
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('upload.tooLarge', { megabytes: Math.floor(maxBytes / 1024 / 1024) });
    }
    throw error;
  }
}
