import { look, type View } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { ellipse, group, line, path, rect } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { figure, type Look } from '../parts/figure.ts';
import { gull } from '../parts/gulls.ts';
import { hills } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { gangway, lampPost, moorings, QUAY, quay } from '../parts/quay.ts';
import { sea } from '../parts/sea.ts';
import { cruiseShip, daylight } from '../parts/ship/design.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection } from '../parts/ship/waterline.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';
import { crane, mosque, skyline } from '../parts/skyline.ts';

const HORIZON = 575;

const CAMERA = { eye: 7.6, horizon: HORIZON, centre: 800, focal: 1720 };

/** The ship alongside the quay with her gangway out, the port city across the water. */
export function shipHarbour(): string {
  return paint((ink) => {
    const view = look(CAMERA, { x: 24, z: 142, heading: 213 });
    const ground = look(CAMERA);
    return [
      sky(ink, HORIZON, ['#4aa5c0', '#93cfd4', '#dcece0', '#fde3c2']),
      glow(ink, [300, HORIZON], 800, 340, '#fff0d0', 0.85),
      cloud(ink, [330, 220], 480, '#ffffff', '#f3e6d4', 4),
      cloud(ink, [1150, 160], 440, '#ffffff', '#ecefe6', 27),
      streaks('#ffffff', { left: 0, right: 1600, top: 360, bottom: 470, width: 240 }, 12, 8),
      hills(ink, { left: -160, right: 1100, base: HORIZON + 2, height: 120, seed: 14 }, '#a5cfcb', '#f0e8d2'),
      skyline(
        { left: -10, right: 700, base: HORIZON + 2, low: 40, high: 190, seed: 5 },
        { wall: '#b9d6d4', shade: '#8fbcc0', window: '#ffffff', lit: 0 },
      ),
      crane(60, HORIZON + 2, 130, '#6f9fa8'),
      crane(170, HORIZON + 2, 130, '#6f9fa8'),
      skyline(
        { left: 230, right: 640, base: HORIZON + 4, low: 26, high: 100, seed: 29 },
        { wall: '#f3e6d2', shade: '#a9c3c2', window: '#4d8797', lit: 0 },
      ),
      mosque(330, HORIZON + 4, 96, '#fdf7ea', palette.lagoon),
      ...[250, 420, 455, 520, 590].map((x, index) =>
        palm(
          [x, HORIZON + 6],
          46 + (index % 3) * 9,
          index % 2 ? 0.12 : -0.14,
          '#2d7268',
          '#6fb08c',
          index + 2,
        ),
      ),
      sea(
        ink,
        HORIZON,
        { far: '#bfe3d8', middle: '#3fb0ac', near: '#0b5f74', crest: '#dcf6ee', trough: '#0a5668' },
        91,
      ),
      rect(-10, HORIZON + 2, 690, 5, '#d9cdb6'),
      reflection(ink, view, cruiseShip, daylight, 0.35),
      vessel(ink, view, cruiseShip, daylight),
      quay(ink, view, ground),
      gangway(view),
      moorings(view),
      ...[-46, -22, 8].map((x) => lampPost(view, x)),
      plant(ground, 17.5, 46, 8.5, -0.08, 3),
      plant(ground, 18, 36, 9, 0.05, 8),
      plant(ground, -14.5, 33, 7, 0.16, 11),
      travellers(ground),
      gull([560, 330], 54, 0.6, '#ffffff', palette.navy, -10),
      gull([470, 400], 34, 0, '#ffffff', palette.navy, 6),
    ].join('');
  });
}

function plant(ground: View, x: number, z: number, height: number, lean: number, seed: number): string {
  const [left, foot] = ground(x, QUAY, z);
  const unit = CAMERA.focal / z;
  return group(
    {},
    ellipse([left + unit * 0.9, foot], unit * 2.2, unit * 0.32, '#6b5a44', { opacity: 0.25 }),
    palm([left, foot - unit * 0.5], unit * height, lean, '#1f6155', '#6cb487', seed),
    path(
      `M${left - unit * 0.85} ${foot - unit * 0.75}H${left + unit * 0.85}L${left + unit * 0.7} ${foot + unit * 0.1}H${left - unit * 0.7}Z`,
      '#f8f1e2',
    ),
    path(
      `M${left + unit * 0.2} ${foot - unit * 0.75}H${left + unit * 0.85}L${left + unit * 0.7} ${foot + unit * 0.1}H${left + unit * 0.2}Z`,
      '#cdbb9a',
    ),
    ellipse([left, foot - unit * 0.75], unit * 0.85, unit * 0.16, '#4a7a5c'),
  );
}

function travellers(ground: View): string {
  const person = (x: number, z: number, tall: number, look: Look): string => {
    const [left, foot] = ground(x, QUAY, z);
    return figure(left, foot, (CAMERA.focal * tall) / z, look);
  };
  const bag = (x: number, z: number, colour: string): string => {
    const [left, foot] = ground(x, QUAY, z);
    const unit = CAMERA.focal / z;
    return group(
      {},
      line(
        [
          [left - unit * 0.1, foot - unit * 0.6],
          [left - unit * 0.1, foot - unit * 1],
          [left + unit * 0.1, foot - unit * 1],
          [left + unit * 0.1, foot - unit * 0.6],
        ],
        palette.navy,
        unit * 0.03,
      ),
      rect(left - unit * 0.24, foot - unit * 0.68, unit * 0.48, unit * 0.64, colour, { rx: unit * 0.07 }),
      rect(left - unit * 0.24, foot - unit * 0.5, unit * 0.48, unit * 0.05, '#ffffff', { opacity: 0.5 }),
    );
  };
  return group(
    {},
    person(8.2, 62, 1.74, {
      skin: '#a9714e',
      hair: '#1c1a26',
      top: '#35507a',
      legs: '#22365c',
      arms: 'down',
    }),
    person(7.2, 60, 1.6, {
      skin: '#c98d66',
      hair: '#2b1c1c',
      top: '#f3c65f',
      legs: '#22365c',
      dress: true,
      arms: 'down',
    }),
    person(10.4, 55, 1.7, {
      skin: '#d7a279',
      hair: '#3a2a22',
      top: '#eef2f2',
      legs: '#35507a',
      arms: 'down',
      hat: palette.sand,
    }),
    bag(0.2, 36, palette.teal),
    person(-0.6, 36, 1.75, {
      skin: '#a9714e',
      hair: '#1c1a26',
      top: '#eef2f2',
      legs: '#22365c',
      arms: 'down',
    }),
    person(1.2, 35, 1.64, {
      skin: '#c98d66',
      hair: '#2b1c1c',
      top: palette.coral,
      legs: '#22365c',
      dress: true,
      longHair: true,
      arms: 'down',
    }),
    person(6.2, 31, 1.78, {
      skin: '#d7a279',
      hair: '#3a2a22',
      top: palette.teal,
      legs: '#d8c8b0',
      arms: 'down',
    }),
    person(7.15, 30.6, 1.1, {
      skin: '#d7a279',
      hair: '#3a2a22',
      top: '#f3c65f',
      legs: '#35507a',
      arms: 'wave',
      head: 1.35,
    }),
    person(8.1, 30, 1.66, {
      skin: '#d7a279',
      hair: '#241a1c',
      top: '#f6f0e4',
      legs: '#7a5aa0',
      arms: 'down',
      hat: palette.sand,
    }),
    bag(9, 30, '#35507a'),
  );
}
