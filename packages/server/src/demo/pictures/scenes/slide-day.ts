import { look, type Point, type View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { paint, type Ink } from '../drawing/ink.ts';
import { random } from '../drawing/random.ts';
import { curve, group, lens, path, stroked } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { beach, forest, hills } from '../parts/land.ts';
import { sea } from '../parts/sea.ts';
import { cloud, glow, orb, sky, streaks } from '../parts/sky.ts';

const HORIZON = 400;
const TAFFRAIL = { eye: 9, horizon: HORIZON, centre: 1080, focal: 900 };

/** The wake over turquoise water, seen from the stern rail; the left third is left to a headline. */
export function slideDay(): string {
  return paint((ink) => {
    const view = look(TAFFRAIL);
    return [
      sky(ink, HORIZON, ['#2f95b8', '#74c2d0', '#c6e8e2', '#fdebcd']),
      glow(ink, [1180, HORIZON], 760, 300, '#fff3d6', 0.9),
      orb(ink, [1330, 250], 38, '#fffaf0', '#ffeec4', 7),
      cloud(ink, [980, 210], 420, '#ffffff', '#eef0e6', 5),
      cloud(ink, [1480, 330], 360, '#ffffff', '#f6ead8', 22),
      cloud(ink, [180, 330], 340, '#ffffff', '#f3ecdc', 9),
      streaks('#ffffff', { left: 0, right: 1600, top: 300, bottom: 385, width: 240 }, 14, 5),
      hills(ink, { left: 1180, right: 1800, base: HORIZON + 2, height: 78, seed: 4 }, '#8cc3c4', '#e6f0e0'),
      sea(
        ink,
        HORIZON,
        { far: '#9fe0d6', middle: '#25b1b0', near: '#0b7286', crest: '#d9f8f0', trough: '#0c7a8c' },
        101,
        300,
      ),
      beach(560, 800, 412, 7, palette.sand, palette.foam),
      forest(ink, { left: 568, right: 792, base: 412, height: 44, seed: 13 }, '#3f8d80', '#86c3a0', 8),
      churn(ink, view),
      sternRail(ink),
      gull([880, 310], 124, 0.7, '#ffffff', palette.navy, -14),
      gull([1230, 520], 156, 0.25, '#ffffff', palette.navy, 10),
      gull([590, 560], 90, -0.2, '#ffffff', palette.navy, 6),
      gull([650, 215], 60, 0.4, '#ffffff', palette.navy, -6),
      gull([1450, 420], 70, 0.8, '#ffffff', palette.navy, -18),
      gull([1000, 365], 44, 0, '#ffffff', palette.navy, 12),
    ].join('');
  });
}

function churn(ink: Ink, view: View): string {
  const chance = random(77);
  const edge = (side: number, base: number, spread: number, swing: number): Point[] =>
    Array.from({ length: 34 }, (_, step) => {
      const z = 10 * 1.16 ** step;
      return view(side * (base + spread * z + swing * Math.sin(step * 1.35 + side + base)), 0, z);
    });
  const strip = (base: number, spread: number, swing: number): string =>
    `${curve([...edge(-1, base, spread, swing), ...edge(1, base, spread, swing).toReversed()])}Z`;
  const fade = (colour: string, near: number, far: number): string =>
    ink.linear(
      [
        [0, colour, far],
        [1, colour, near],
      ],
      { from: [0, HORIZON], to: [0, 900] },
    );
  const froth = Array.from({ length: 420 }, () => {
    const z = 10 + 260 * chance.between(0, 1) ** 2.6;
    const across = ((chance.between(-1, 1) + chance.between(-1, 1)) / 2) * (5.2 + 0.05 * z);
    const [x, y] = view(across, 0, z);
    const size = (TAFFRAIL.focal / z) * chance.between(0.25, 1.1);
    return path(lens(x, y, size, size * 0.1 + 0.4), '#ffffff', { opacity: chance.between(0.35, 0.95) });
  });
  const feathers = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 26 }, (_, step) => {
      const z = 12 * 1.12 ** step;
      const [x, y] = view(
        side * (5.5 + 0.32 * z + chance.between(-0.9, 0.9) * (1 + z * 0.01)),
        0,
        z * chance.between(0.97, 1.03),
      );
      const size = (TAFFRAIL.focal / z) * (1.2 + 0.01 * z) * chance.between(0.6, 1.25);
      return group(
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${side * -7})` },
        path(lens(0, size * 0.09, size, size * 0.075), '#0c6f84', { opacity: 0.35 }),
        path(lens(0, 0, size * 1.1, size * 0.05 + 0.4, side * size * 0.4), palette.foam, {
          opacity: chance.between(0.45, 0.85),
        }),
      );
    }),
  );
  return group(
    {},
    path(strip(6.4, 0.085, 0.35), fade('#5fd6ca', 0.6, 0.1)),
    path(strip(4.8, 0.06, 0.4), fade('#9aeade', 0.7, 0.2)),
    path(strip(3, 0.035, 0.5), fade('#d8fbf4', 0.75, 0.4)),
    ...feathers,
    ...froth,
  );
}

function sternRail(ink: Ink): string {
  const teak = ink.linear([
    [0, '#d9a273'],
    [0.4, '#b07a50'],
    [1, '#7d5236'],
  ]);
  const posts = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = railPoint((index + 0.5) / 12);
    return path(
      `M${x - 6} ${y - 100}H${x + 6}V920H${x - 6}Z`,
      ink.linear(
        [
          [0, '#ffffff'],
          [1, '#b9cdd6'],
        ],
        'right',
      ),
    );
  });
  const board = `${railSweep(128)}L1640 ${910 - 100}Q900 ${842 - 100} -40 ${946 - 100}Z`;
  return group(
    {},
    ...posts,
    stroked(railSweep(62), '#f4fafa', 6),
    stroked(railSweep(26), '#f4fafa', 6),
    path(board, teak),
    stroked(railSweep(126), mix('#d9a273', '#ffffff', 0.5), 3),
  );
}

function railSweep(lift: number): string {
  return `M-40 ${946 - lift}Q900 ${842 - lift} 1640 ${910 - lift}`;
}

function railPoint(share: number): Point {
  const back = 1 - share;
  return [
    -40 * back ** 2 + 1800 * share * back + 1640 * share ** 2,
    946 * back ** 2 + 1684 * share * back + 910 * share ** 2,
  ];
}
