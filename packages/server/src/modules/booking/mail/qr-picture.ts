import sharp from 'sharp';
import { renderSVG } from 'uqr';

/** A code as a picture that mail programs show: they leave SVG out. */
export function qrPicture(code: string): Promise<Buffer> {
  const drawing = renderSVG(code, { ecc: 'M', border: 4, pixelSize: 8 });
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 2 }).toBuffer();
}
