import { look, type Point, type View } from '../drawing/camera.ts';
import { paint, type Ink } from '../drawing/ink.ts';
import { ellipse, group, line, path, polygon, rect, stroked } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { figure, type Look } from '../parts/figure.ts';
import { gull } from '../parts/gulls.ts';
import { hills } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { sea } from '../parts/sea.ts';
import { cruiseShip, daylight } from '../parts/ship/design.ts';
import { hullPoint } from '../parts/ship/hull.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection } from '../parts/ship/waterline.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';
import { crane, mosque, skyline } from '../parts/skyline.ts';

const HORIZON = 575;
const QUAY = 2.6;
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
      cloud(ink, [1150, 160], 440, '#ffffff', '#ecefe6', 15),
      streaks('#ffffff', { left: 0, right: 1600, top: 360, bottom: 470, width: 240 }, 12, 8),
      hills(ink, { left: -160, right: 1100, base: HORIZON + 2, height: 120, seed: 14 }, '#a5cfcb', '#f0e8d2'),
      skyline({ left: -10, right: 700, base: HORIZON + 2, low: 40, high: 190, seed: 5 }, { wall: '#b9d6d4', shade: '#8fbcc0', window: '#ffffff', lit: 0 }),
      crane(60, HORIZON + 2, 130, '#6f9fa8'),
      crane(170, HORIZON + 2, 130, '#6f9fa8'),
      skyline({ left: 230, right: 640, base: HORIZON + 4, low: 26, high: 100, seed: 29 }, { wall: '#f3e6d2', shade: '#a9c3c2', window: '#4d8797', lit: 0 }),
      mosque(330, HORIZON + 4, 96, '#fdf7ea', palette.lagoon),
      ...[250, 420, 455, 520, 590].map((x, index) => palm([x, HORIZON + 6], 46 + (index % 3) * 9, index % 2 ? 0.12 : -0.14, '#2d7268', '#6fb08c', index + 2)),
      sea(ink, HORIZON, { far: '#bfe3d8', middle: '#3fb0ac', near: '#0b5f74', crest: '#dcf6ee', trough: '#0a5668' }, 91),
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

function quay(ink: Ink, view: View, ground: View): string {
  const row = (y: number, z: number): Point[] => Array.from({ length: 46 }, (_, step) => view(-170 + step * 6, y, z));
  const edge = row(QUAY, 12.5);
  const [first, last] = [edge[0] ?? [1600, 600], edge.at(-1) ?? [0, 700]];
  const stone = ink.linear(
    [
      [0, '#efe2c9'],
      [1, '#cdb792'],
    ],
    { from: [0, 640], to: [0, 900] },
  );
  const seam = (from: Point, to: Point): string => line([from, to], '#a58f6c', 1.3, { opacity: 0.45 });
  const joints = [16, 19, 23, 28, 34, 41, 49, 58, 68, 80].map((z) => seam(view(-170, QUAY, z), view((118 - 0.83 * z) / 0.56, QUAY, z)));
  const slabs = Array.from({ length: 34 }, (_, index) => {
    const x = -110 + index * 6;
    return seam(view(x, QUAY, 13.7), view(x, QUAY, Math.min(110, (118 - 0.56 * x) / 0.83)));
  });
  return group(
    {},
    path(polygon([...edge, [last[0], 960], [1700, 960], [1700, first[1]]]), stone),
    ...joints,
    ...slabs,
    path(polygon([...edge, ...row(QUAY, 13.7).toReversed()]), '#b3a07c'),
    line(edge, '#fff6e2', 2.5),
    path(polygon([ground(-40, QUAY, 25), ground(40, QUAY, 25), ground(40, QUAY, 19), ground(-40, QUAY, 19)]), '#8a7452', { opacity: 0.12 }),
  );
}

function lampPost(view: View, x: number): string {
  const [foot, top, arm] = [view(x, QUAY, 17), view(x, QUAY + 6, 17), view(x, QUAY + 6.4, 15.6)];
  return line([foot, top, arm], palette.navy, 2.6) + ellipse([arm[0], arm[1] + 3], 7, 3, palette.foam);
}

function plant(ground: View, x: number, z: number, height: number, lean: number, seed: number): string {
  const [left, foot] = ground(x, QUAY, z);
  const unit = CAMERA.focal / z;
  return group(
    {},
    ellipse([left + unit * 0.9, foot], unit * 2.2, unit * 0.32, '#6b5a44', { opacity: 0.25 }),
    palm([left, foot - unit * 0.5], unit * height, lean, '#1f6155', '#6cb487', seed),
    path(`M${left - unit * 0.85} ${foot - unit * 0.75}H${left + unit * 0.85}L${left + unit * 0.7} ${foot + unit * 0.1}H${left - unit * 0.7}Z`, '#f8f1e2'),
    path(`M${left + unit * 0.2} ${foot - unit * 0.75}H${left + unit * 0.85}L${left + unit * 0.7} ${foot + unit * 0.1}H${left + unit * 0.2}Z`, '#cdbb9a'),
    ellipse([left, foot - unit * 0.75], unit * 0.85, unit * 0.16, '#4a7a5c'),
  );
}

function gangway(view: View): string {
  const at = (share: number, side: number): readonly [number, number, number] => [
    -6 + side,
    5.6 + (QUAY + 0.1 - 5.6) * share,
    9.1 + (19 - 9.1) * share,
  ];
  const rail = (side: number): string => {
    const posts = Array.from({ length: 9 }, (_, index) => {
      const [x, y, z] = at(index / 8, side);
      return line([view(x, y, z), view(x, y + 1.1, z)], '#ffffff', 2);
    });
    const top = (share: number): readonly [number, number] => {
      const [x, y, z] = at(share, side);
      return view(x, y + 1.1, z);
    };
    return group({}, ...posts, line([top(0), top(1)], palette.coral, 3));
  };
  const door = [view(-7.4, 4.9, 9.05), view(-4.6, 4.9, 9.05), view(-4.6, 7, 9.05), view(-7.4, 7, 9.05)];
  return group(
    {},
    path(polygon(door), '#23485c'),
    path(polygon([view(-7, QUAY, 15), view(-5, QUAY, 15), view(-4, QUAY, 19.6), view(-6.6, QUAY, 19.6)]), '#6b5a44', { opacity: 0.35 }),
    rail(-1),
    path(polygon([view(...at(0, -1)), view(...at(0, 1)), view(...at(1, 1)), view(...at(1, -1))]), '#b98255'),
    rail(1),
  );
}

function moorings(view: View): string {
  const bollard = (x: number): string => {
    const [left, foot] = view(x, QUAY, 14.2);
    const unit = foot - view(x, QUAY + 1, 14.2)[1];
    return group(
      {},
      ellipse([left + unit * 0.2, foot], unit * 0.7, unit * 0.16, '#6b5a44', { opacity: 0.4 }),
      path(`M${left - unit * 0.3} ${foot}L${left - unit * 0.22} ${foot - unit * 0.7}H${left + unit * 0.22}L${left + unit * 0.3} ${foot}Z`, palette.navy),
      ellipse([left, foot - unit * 0.75], unit * 0.42, unit * 0.16, '#1d3c60'),
    );
  };
  const rope = (along: number, x: number): string => {
    const [a, b] = [view(...hullPoint(cruiseShip, along, 0.86, 1)), view(x, QUAY + 0.6, 14.2)];
    return stroked(`M${a.join(' ')}Q${(a[0] + b[0]) / 2} ${Math.max(a[1], b[1]) - 6} ${b.join(' ')}`, '#5b4a3c', 2.2);
  };
  return group({}, rope(0.97, 40), rope(0.93, 26), rope(0.06, -40), bollard(40), bollard(26), bollard(8), bollard(-22), bollard(-40));
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
      line([[left - unit * 0.1, foot - unit * 0.6], [left - unit * 0.1, foot - unit * 1], [left + unit * 0.1, foot - unit * 1], [left + unit * 0.1, foot - unit * 0.6]], palette.navy, unit * 0.03),
      rect(left - unit * 0.24, foot - unit * 0.68, unit * 0.48, unit * 0.64, colour, { rx: unit * 0.07 }),
      rect(left - unit * 0.24, foot - unit * 0.5, unit * 0.48, unit * 0.05, '#ffffff', { opacity: 0.5 }),
    );
  };
  return group(
    {},
    person(8.2, 62, 1.74, { skin: '#a9714e', hair: '#1c1a26', top: '#35507a', legs: '#22365c', arms: 'down' }),
    person(7.2, 60, 1.6, { skin: '#c98d66', hair: '#2b1c1c', top: '#f3c65f', legs: '#22365c', dress: true, arms: 'down' }),
    person(10.4, 55, 1.7, { skin: '#d7a279', hair: '#3a2a22', top: '#eef2f2', legs: '#35507a', arms: 'down', hat: palette.sand }),
    bag(0.2, 36, palette.teal),
    person(-0.6, 36, 1.75, { skin: '#a9714e', hair: '#1c1a26', top: '#eef2f2', legs: '#22365c', arms: 'down' }),
    person(1.2, 35, 1.64, { skin: '#c98d66', hair: '#2b1c1c', top: palette.coral, legs: '#22365c', dress: true, longHair: true, arms: 'down' }),
    person(6.2, 31, 1.78, { skin: '#d7a279', hair: '#3a2a22', top: palette.teal, legs: '#d8c8b0', arms: 'down' }),
    person(7.15, 30.6, 1.1, { skin: '#d7a279', hair: '#3a2a22', top: '#f3c65f', legs: '#35507a', arms: 'wave', head: 1.35 }),
    person(8.1, 30, 1.66, { skin: '#d7a279', hair: '#241a1c', top: '#f6f0e4', legs: '#7a5aa0', arms: 'down', hat: palette.sand }),
    bag(9, 30, '#35507a'),
  );
}
