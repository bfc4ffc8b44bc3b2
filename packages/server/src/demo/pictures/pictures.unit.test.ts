import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fleetPictures } from '../fleet/fleet-data.ts';
import { slidePictures } from '../media/fill-media.ts';
import { routePictures } from '../sailings/fill-sailings.ts';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.webp'));

test('every picture of the demo is there, and none lies idle', () => {
  const named = new Set([...slidePictures, ...fleetPictures, ...routePictures]);
  expect(files.toSorted()).toEqual([...named].map((name) => `${name}.webp`).toSorted());
});

test.each(files)('%s has the full size and no hole', async (file) => {
  const metadata = await sharp(path.join(import.meta.dirname, file)).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 900, hasAlpha: false });
});
