import type { Point } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { group, line, rect } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { forest, hills } from '../parts/land.ts';
import { mangrove } from '../parts/mangrove.ts';
import { palm } from '../parts/palm.ts';
import { sampan } from '../parts/sampan.ts';
import { sea, shimmer } from '../parts/sea.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';
import { stiltHouse } from '../parts/stilt-house.ts';

const HORIZON = 500;

const houses = [
  { at: [300, 566], width: 190, wall: '#e9c46a', roof: '#b06a52', trim: palette.foam },
  { at: [560, 560], width: 170, wall: '#7fc4bd', roof: '#8d9aa6', trim: '#ffffff' },
  { at: [800, 570], width: 210, wall: '#f0a08a', roof: '#7d6a72', trim: palette.foam },
  { at: [1070, 562], width: 180, wall: '#cfe0e4', roof: '#c07256', trim: palette.teal },
] as const;

/** A fishing village on stilts before the mangroves, as on Pulau Ketam. */
export function routeIsland(): string {
  return paint((ink) => {
    const village = group(
      {},
      ...houses.map(({ at, width, ...tones }) => stiltHouse(at, width, tones, 648)),
      boardwalk([120, 606], [1260, 606], 662),
    );
    return [
      sky(ink, HORIZON, ['#4ea9c2', '#93d0d4', '#dbeee2', '#fde7c9']),
      glow(ink, [1240, 460], 760, 320, '#fff0d2', 0.8),
      cloud(ink, [380, 190], 520, '#ffffff', '#ecefe4', 4),
      cloud(ink, [1180, 240], 460, '#ffffff', '#f6e6d2', 17),
      streaks('#ffffff', { left: 0, right: 1600, top: 320, bottom: 420, width: 240 }, 12, 8),
      hills(ink, { left: 700, right: 1760, base: HORIZON + 4, height: 110, seed: 6 }, '#86bcbc', '#e3efdf'),
      sea(
        ink,
        HORIZON,
        { far: '#bfe6dc', middle: '#46b4ae', near: '#0d6478', crest: '#ddf7ef', trough: '#0d6074' },
        81,
        220,
      ),
      forest(ink, { left: -220, right: 1000, base: 520, height: 170, seed: 20 }, '#2f7d6c', '#83c093', 15),
      forest(ink, { left: 820, right: 1420, base: 518, height: 96, seed: 11 }, '#3d8a78', '#8cc49c', 12),
      palm([170, 522], 210, -0.16, '#1f6155', '#6cb487', 2),
      palm([432, 520], 170, 0.14, '#1f6155', '#6cb487', 5),
      palm([690, 520], 225, -0.1, '#1f6155', '#6cb487', 9),
      palm([955, 520], 175, 0.18, '#1f6155', '#6cb487', 12),
      mangrove([40, 640], 230, '#2a7264', '#7cbd8f', 3),
      mangrove([1300, 628], 190, '#2a7264', '#7cbd8f', 7),
      mangrove([1450, 650], 260, '#256a5e', '#74b68a', 9),
      mangrove([1590, 640], 220, '#2a7264', '#7cbd8f', 14),
      ...houses.flatMap(({ at, width, wall }, index) =>
        [-0.3, 0, 0.3].map((off, strand) =>
          shimmer(at[0] + off * width, 664, 190, wall, index * 3 + strand, width * 0.2),
        ),
      ),
      village,
      sampan([1010, 742], 210, palette.teal, palette.sand),
      sampan([420, 716], 150, '#d8664c', palette.foam),
      sampan([690, 826], 290, '#2b5f8a', '#f3c65f'),
      gull([560, 250], 52, 0.6, '#ffffff', palette.navy, -10),
      gull([800, 300], 36, -0.1, '#ffffff', palette.navy, 8),
      gull([1320, 330], 42, 0.3, '#ffffff', palette.navy, 6),
    ].join('');
  });
}

function boardwalk(from: Point, to: Point, water: number): string {
  const [left, y] = from;
  const right = to[0];
  const piles = Array.from({ length: 26 }, (_, index) => {
    const x = left + ((right - left) * index) / 25;
    return line(
      [
        [x, y + 6],
        [x + (index % 2 ? 2 : -2), water + (index % 3) * 4],
      ],
      '#54402f',
      5,
    );
  });
  const posts = Array.from({ length: 51 }, (_, index) => {
    const x = left + ((right - left) * index) / 50;
    return line(
      [
        [x, y],
        [x, y - 24],
      ],
      '#c9b79c',
      2.4,
    );
  });
  return group(
    {},
    ...piles,
    line(
      [
        [left, y - 24],
        [right, y - 24],
      ],
      '#d8c8ae',
      3.4,
    ),
    line(
      [
        [left, y - 12],
        [right, y - 12],
      ],
      '#c9b79c',
      2,
    ),
    ...posts,
    rect(left - 10, y - 2, right - left + 20, 11, '#a17a58'),
    rect(left - 10, y - 2, right - left + 20, 4, '#c99d74'),
  );
}
