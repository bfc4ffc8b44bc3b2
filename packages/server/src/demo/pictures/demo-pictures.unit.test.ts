import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPictures } from './demo-pictures.ts';

/** A plain gradient stays below this; every scene is well above. */
const LEAST_SPREAD = 18;

describe('demo pictures', () => {
  it.each(Object.entries(demoPictures))(
    'draws %s in full size, with something on it, the same every time',
    async (_name, draw) => {
      const svg = draw();
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(draw()).toBe(svg);

      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1600, 900]);

      const { channels } = await sharp(data, { raw: info }).stats();
      for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(LEAST_SPREAD);
    },
    30_000,
  );
});
