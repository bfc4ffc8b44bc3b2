import sharp from 'sharp';

/** A small real picture of one colour. */
export function paintPicture(
  format: 'jpeg' | 'png' | 'webp',
  size: { width: number; height: number } = { width: 1200, height: 800 },
) {
  const canvas = sharp({ create: { ...size, channels: 3, background: '#0f7c8a' } });
  return canvas.toFormat(format).toBuffer();
}
