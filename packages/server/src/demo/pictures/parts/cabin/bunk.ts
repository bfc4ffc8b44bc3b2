import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { group } from '../../drawing/shapes.ts';
import { bed } from './bed.ts';
import { box, material } from './box.ts';

const HALF = 0.5;
const FOOT = -2.05;

/** A bunk: two berths in a wooden frame, a guard and a ladder at the foot. */
export function bunk(ink: Ink, view: View, wood: string, lowThrow: string, highThrow: string): string {
  const post = (x: number, z: number): string =>
    box(view, { x: [x - 0.05, x + 0.05], y: [0, 1.95], z: [z - 0.05, z + 0.05] }, material(wood));
  const bar = (x: readonly [number, number], y: number, z: readonly [number, number]): string =>
    box(view, { x, y: [y - 0.04, y + 0.04], z }, material(mix(wood, '#ffffff', 0.1)));
  const rungs = [0.35, 0.65, 0.95, 1.25, 1.55].map((y) => bar([0.12, 0.42], y, [FOOT - 0.12, FOOT - 0.07]));
  const stile = (x: number): string =>
    box(view, { x: [x - 0.03, x + 0.03], y: [0, 1.85], z: [FOOT - 0.13, FOOT - 0.06] }, material(wood));
  return group(
    {},
    post(-HALF - 0.02, -0.05),
    bed(ink, view, { width: 0.94, headboard: mix(wood, '#2a1a16', 0.2), throw: lowThrow }),
    post(HALF + 0.02, -0.05),
    bed(ink, view, { width: 0.94, lift: 1.2, headboard: wood, throw: highThrow }),
    box(view, { x: [-HALF - 0.02, HALF + 0.02], y: [1.08, 1.24], z: [FOOT, FOOT + 0.06] }, material(wood)),
    box(view, { x: [HALF - 0.02, HALF + 0.05], y: [1.08, 1.24], z: [FOOT, -0.05] }, material(wood)),
    bar([HALF, HALF + 0.05], 1.62, [FOOT, -0.9]),
    bar([HALF, HALF + 0.05], 1.78, [FOOT, -0.9]),
    bar([-HALF, HALF], 1.72, [FOOT - 0.02, FOOT + 0.04]),
    post(-HALF - 0.02, FOOT),
    post(HALF + 0.02, FOOT),
    stile(0.12),
    stile(0.42),
    ...rungs,
  );
}
