import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, group, line } from '../../drawing/shapes.ts';
import { box, material, panel } from './box.ts';

export interface RoomTones {
  wall: string;
  floor: string;
  ceiling: string;
  wood: string;
  light: string;
}

export interface RoomSize {
  half: number;
  height: number;
  depth: number;
}

/** Every cabin is seen from its door, at the height of a standing person's eye. */
export const CABIN_CAMERA = { eye: 1.5, horizon: 400, centre: 800, focal: 1050 };

const NEAR = 1.6;

/** An empty cabin: walls, floor, ceiling with a cove of light, skirting and a band of wood. */
export function room(ink: Ink, view: View, size: RoomSize, tones: RoomTones): string {
  const { half, height, depth } = size;
  const side = (x: number, low: number, high: number, fill: string): string =>
    panel(view, [[x, low, NEAR], [x, low, depth], [x, high, depth], [x, high, NEAR]], fill);
  const back = (low: number, high: number, fill: string): string =>
    panel(view, [[-half, low, depth], [half, low, depth], [half, high, depth], [-half, high, depth]], fill);
  const flat = (y: number, inset: number, fill: string, opacity = 1): string =>
    panel(view, [[-half + inset, y, NEAR], [half - inset, y, NEAR], [half - inset, y, depth - inset], [-half + inset, y, depth - inset]], fill, { opacity });
  const backWall = ink.linear([[0, mix(tones.wall, tones.light, 0.45)], [1, mix(tones.wall, '#3a2c34', 0.06)]]);
  const [left, right] = [view(-half, 0, depth)[0], view(half, 0, depth)[0]];
  const leftWall = ink.linear([[0, mix(tones.wall, '#2c2634', 0.3)], [1, mix(tones.wall, '#2c2634', 0.1)]], { from: [left - 330, 0], to: [left, 0] });
  const rightWall = ink.linear([[0, mix(tones.wall, '#2c2634', 0.13)], [1, mix(tones.wall, '#2c2634', 0.36)]], { from: [right, 0], to: [right + 330, 0] });
  const carpet = ink.linear([[0, mix(tones.floor, tones.light, 0.25)], [1, mix(tones.floor, '#2c2030', 0.2)]], { from: [0, view(0, 0, depth)[1]], to: [0, 900] });
  const downlights = [-0.5, 0.5].flatMap((share) =>
    [3.6, 5].map((z) => {
      const at = view(half * share, height, z);
      return circle(at, 34, ink.radial([[0, tones.light, 0.7], [1, tones.light, 0]])) + circle(at, 6, '#fffaf0');
    }),
  );
  const boards = Array.from({ length: 16 }, (_, index) => {
    const x = -half + ((index + 1) * half * 2) / 17;
    return line([view(x, 0, NEAR), view(x, 0, depth)], mix(tones.floor, '#2c2030', 0.35), 1, { opacity: 0.3 });
  });
  return group(
    {},
    back(0, height, backWall),
    side(-half, 0, height, leftWall),
    side(half, 0, height, rightWall),
    flat(0, 0, carpet),
    ...boards,
    flat(height, 0, mix(tones.ceiling, '#2c2634', 0.1)),
    flat(height, 0.45, mix(tones.ceiling, tones.light, 0.55)),
    flat(height, 0.62, mix(tones.ceiling, '#2c2634', 0.04)),
    ...downlights,
    back(0, 0.1, tones.wood),
    side(-half, 0, 0.1, mix(tones.wood, '#2c2030', 0.2)),
    side(half, 0, 0.1, mix(tones.wood, '#2c2030', 0.3)),
    back(height - 0.07, height, mix(tones.wall, '#ffffff', 0.5)),
  );
}

/** Upright battens of wood over a part of the back wall. */
export function battens(view: View, from: number, to: number, low: number, high: number, z: number, wood: string): string {
  const drawn: string[] = [panel(view, [[from, low, z], [to, low, z], [to, high, z], [from, high, z]], mix(wood, '#2a1a16', 0.25))];
  for (let x = from; x < to - 0.05; x += 0.14) {
    drawn.push(panel(view, [[x, low, z], [x + 0.1, low, z], [x + 0.1, high, z], [x, high, z]], mix(wood, '#ffffff', 0.06)));
  }
  return group({}, ...drawn);
}

/** A rug with a border, lying on the floor. */
export function rug(view: View, x: readonly [number, number], z: readonly [number, number], colour: string, border: string): string {
  const quad = (inset: number): readonly (readonly [number, number, number])[] => [
    [x[0] + inset, 0.01, z[0] + inset],
    [x[1] - inset, 0.01, z[0] + inset],
    [x[1] - inset, 0.01, z[1] - inset],
    [x[0] + inset, 0.01, z[1] - inset],
  ];
  return group({}, panel(view, quad(0), border), panel(view, quad(0.1), colour), panel(view, quad(0.16), border, { opacity: 0.35 }), panel(view, quad(0.19), colour));
}

/** A cupboard or table: a plain block on a dark plinth, with a line for each drawer. */
export function cabinet(view: View, x: readonly [number, number], high: number, z: readonly [number, number], wood: string, drawers: number): string {
  const front = Array.from({ length: drawers - 1 }, (_, index) => {
    const y = 0.08 + ((high - 0.08) * (index + 1)) / drawers;
    return line([view(x[0] + 0.02, y, z[0]), view(x[1] - 0.02, y, z[0])], mix(wood, '#2a1a16', 0.5), 1.6);
  });
  const knobs = Array.from({ length: drawers }, (_, index) =>
    circle(view((x[0] + x[1]) / 2, 0.08 + ((high - 0.08) * (index + 0.5)) / drawers, z[0]), 2.6, '#e9cf9a'),
  );
  return group({}, box(view, { x, y: [0, 0.08], z: [z[0] + 0.03, z[1]] }, material('#3a2a26')), box(view, { x, y: [0.08, high], z }, material(wood)), ...front, ...knobs);
}
