import { imageWidths, maxImagePixels } from '@gangway/contract/media/rules.ts';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../platform/app-error.ts';

export interface ReadImage {
  width: number;
  height: number;
  files: { width: number; bytes: Buffer }[];
}

/**
 * Reads an uploaded picture by its content, whatever its name says, and makes it anew in the widths the web uses.
 * What was hidden in the original (scripts, places, cameras) does not survive.
 */
export async function readImage(
  upload: Buffer,
  formats: readonly string[],
  square?: number,
): Promise<ReadImage> {
  const { format, width, height, autoOrient } = await inspect(upload);
  if (!formats.some((allowed) => allowed === format || (allowed === 'avif' && format === 'heif'))) {
    throw new AppError('image.format', { formats: formats.map((name) => name.toUpperCase()).join(', ') });
  }
  if (width * height > maxImagePixels) throw new AppError('image.tooManyPixels');
  if (square) return cutSquare(upload, square);
  const size = autoOrient ?? { width, height };
  const widths = [
    ...imageWidths.filter((wanted) => wanted < size.width),
    Math.min(size.width, imageWidths.at(-1) ?? 0),
  ];
  try {
    const files = [];
    for (const wanted of new Set(widths)) {
      const bytes = await open(upload)
        .autoOrient()
        .resize({ width: wanted })
        .webp({ quality: 78 })
        .toBuffer();
      files.push({ width: wanted, bytes });
    }
    return { width: size.width, height: size.height, files };
  } catch {
    throw new AppError('image.notAnImage');
  }
}

async function cutSquare(upload: Buffer, size: number): Promise<ReadImage> {
  try {
    const bytes = await open(upload)
      .autoOrient()
      .resize({ width: size, height: size, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    return { width: size, height: size, files: [{ width: size, bytes }] };
  } catch {
    throw new AppError('image.notAnImage');
  }
}

function open(upload: Buffer) {
  return sharp(upload, { limitInputPixels: maxImagePixels, failOn: 'error', animated: false });
}

async function inspect(upload: Buffer): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('image.notAnImage');
  }
}
