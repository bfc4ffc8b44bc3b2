import type { Point, View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { random } from '../drawing/random.ts';
import { group, line, path, polygon } from '../drawing/shapes.ts';

interface Floor {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** Planked deck: boards run away from us, each of its own tone, with dark seams. */
export function planks(view: View, floor: Floor, tone: string, shade: string, seed: number): string {
  const chance = random(seed);
  const drawn: string[] = [];
  for (let x = floor.left; x < floor.right; x += 0.22) {
    const board = [
      view(x, 0, floor.near),
      view(x + 0.22, 0, floor.near),
      view(x + 0.22, 0, floor.far),
      view(x, 0, floor.far),
    ];
    drawn.push(path(polygon(board), mix(tone, shade, chance.between(0, 0.3))));
    drawn.push(line([view(x, 0, floor.near), view(x, 0, floor.far)], shade, 0.9, { opacity: 0.55 }));
    for (let joint = floor.near + chance.between(0, 2.5); joint < floor.far; joint += 2.5) {
      drawn.push(line([view(x, 0, joint), view(x + 0.22, 0, joint)], shade, 0.8, { opacity: 0.5 }));
    }
  }
  return group({}, ...drawn);
}

/** A ship's rail from one point of the deck to another: posts, wires, a teak top. */
export function railing(view: View, from: Point, to: Point, metal: string, wood: string, weight = 1): string {
  const at = (share: number, height: number): Point =>
    view(from[0] + (to[0] - from[0]) * share, height, from[1] + (to[1] - from[1]) * share);
  const posts = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.4));
  const girth = (share: number): number => Math.abs(at(share, 1)[1] - at(share, 0)[1]) * 0.035 * weight;
  const bar = (height: number, thick: number, colour: string): string => {
    const half = thick / 2;
    return path(
      polygon([at(0, height - half), at(1, height - half), at(1, height + half), at(0, height + half)]),
      colour,
    );
  };
  return group(
    {},
    ...[0.2, 0.42, 0.64, 0.86].map((height) => bar(height, 0.022 * weight, metal)),
    ...Array.from({ length: posts + 1 }, (_, index) => {
      const share = index / posts;
      return line([at(share, 0), at(share, 1.06)], metal, girth(share), { 'stroke-linecap': 'butt' });
    }),
    bar(1.1, 0.085 * weight, wood),
    bar(1.13, 0.025 * weight, mix(wood, '#ffffff', 0.35)),
  );
}
