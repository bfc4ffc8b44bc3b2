import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { circle, line } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { beach, forest, hills } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { sea } from '../parts/sea.ts';
import { coaster, daylight, type ShipFinish } from '../parts/ship/design.ts';
import { hullPoint } from '../parts/ship/hull.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection } from '../parts/ship/waterline.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';

const HORIZON = 540;

const tealHull: ShipFinish = {
  ...daylight,
  hull: '#2aa6a4',
  hullShade: '#0b4a5c',
  stripe: palette.foam,
  boot: '#7a2f2a',
  accent: palette.foam,
  funnel: palette.teal,
  light: [0.45, -0.9],
};

/** The smaller vessel with the teal hull, riding at anchor in a bay. */
export function secondShip(): string {
  return paint((ink) => {
    const view = look(
      { eye: 4.2, horizon: HORIZON, centre: 800, focal: 1500 },
      { x: -3, z: 88, heading: -24 },
    );
    const hawse = view(...hullPoint(coaster, 0.95, 0.72, -1));
    return [
      sky(ink, HORIZON, ['#5fb4c4', '#a5d8d6', '#e3efdf', '#fde6c8']),
      glow(ink, [500, HORIZON], 800, 320, '#fff3d8', 0.8),
      cloud(ink, [420, 210], 520, '#ffffff', '#f3e4d2', 9),
      cloud(ink, [1240, 170], 420, '#ffffff', '#eee8da', 27),
      streaks('#ffffff', { left: 0, right: 1600, top: 330, bottom: 430, width: 240 }, 12, 3),
      hills(ink, { left: -160, right: 900, base: HORIZON + 4, height: 190, seed: 12 }, '#7fb3b4', '#e3efdf'),
      hills(ink, { left: 620, right: 1760, base: HORIZON + 4, height: 230, seed: 7 }, '#5f9fa2', '#d5e8da'),
      sea(
        ink,
        HORIZON,
        { far: '#bfe6dc', middle: '#4cbcb6', near: '#0f6c80', crest: '#dff8f1', trough: '#0f6a7c' },
        51,
        220,
      ),
      beach(1080, 1720, 556, 16, palette.sand, palette.foam),
      forest(ink, { left: 1100, right: 1740, base: 556, height: 130, seed: 16 }, '#2c7a6c', '#7dbd93', 13),
      palm([1190, 556], 96, -0.2, '#1f5f55', '#63ab83', 4),
      palm([1240, 558], 78, 0.16, '#1f5f55', '#63ab83', 6),
      palm([1420, 558], 104, -0.12, '#1f5f55', '#63ab83', 8),
      beach(-140, 300, 552, 10, palette.sand, palette.foam),
      forest(ink, { left: -140, right: 280, base: 552, height: 84, seed: 31 }, '#3b8878', '#86c3a0', 11),
      reflection(ink, view, coaster, { ...tealHull, upper: '#c9eee8' }, 0.5),
      vessel(ink, view, coaster, tealHull),
      circle(hawse, 4, '#12384a'),
      line([hawse, view(37, 0, -4)], '#23485c', 2.2, { 'stroke-dasharray': '5 3' }),
      gull([560, 300], 48, 0.5, '#ffffff', palette.navy, -8),
      gull([640, 350], 32, -0.2, '#ffffff', palette.navy, 10),
    ].join('');
  });
}
