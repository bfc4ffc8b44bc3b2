import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import type { Ink } from '../drawing/ink.ts';
import { random } from '../drawing/random.ts';
import { circle, curve, group, lens, path, polygon } from '../drawing/shapes.ts';

interface Land {
  left: number;
  right: number;
  base: number;
  height: number;
  seed: number;
}

/** A far range of hills, paler at its foot where the haze lies. */
export function hills(ink: Ink, land: Land, tone: string, haze: string): string {
  const crest = contour(land, 26);
  const fill = ink.linear(
    [
      [0, tone],
      [1, mix(tone, haze, 0.65)],
    ],
    { from: [0, land.base - land.height], to: [0, land.base] },
  );
  return path(`${curve(crest)}L${land.right} ${land.base}L${land.left} ${land.base}Z`, fill);
}

/** Land under forest: a body and crowns of trees over it, lighter where they meet the light. */
export function forest(ink: Ink, land: Land, tone: string, lit: string, crown = 16): string {
  const chance = random(land.seed * 7 + 1);
  const crest = contour(land, 22);
  const dark = mix(tone, '#04182a', 0.35);
  const body = ink.linear(
    [
      [0, tone],
      [1, dark],
    ],
    { from: [0, land.base - land.height], to: [0, land.base] },
  );
  const crowns: { at: Point; r: number; share: number }[] = [];
  for (const [index, point] of crest.entries()) {
    const end = crest[index + 1] ?? point;
    for (let step = 0; step < 1; step += (crown * 0.8) / Math.max(1, end[0] - point[0])) {
      const [x, top] = [point[0] + (end[0] - point[0]) * step, point[1] + (end[1] - point[1]) * step];
      for (let y = top; y < land.base - crown * 0.3; y += crown * 1.1) {
        const share = (y - (land.base - land.height)) / land.height;
        crowns.push({ at: [x + chance.between(-6, 6), y + chance.between(-3, 3)], r: crown * chance.between(0.5, 1), share });
      }
    }
  }
  const drawn = crowns
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ at, r, share }) => {
      const shade = mix(mix(lit, tone, share * 1.1), dark, chance.between(0, 0.5));
      return circle(at, r, shade) + circle([at[0] - r * 0.25, at[1] - r * 0.3], r * 0.55, mix(shade, lit, 0.35));
    });
  return group({}, path(`${curve(crest)}L${land.right} ${land.base}L${land.left} ${land.base}Z`, body), ...drawn);
}

/** A strip of sand with wet sand and foam before it. */
export function beach(left: number, right: number, base: number, depth: number, sand: string, foam: string): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return group(
    {},
    path(lens(middle, base + depth * 0.35, half * 1.04, depth * 0.55), foam, { opacity: 0.55 }),
    path(lens(middle, base + depth * 0.18, half * 1.01, depth * 0.45), mix(sand, '#8a6d4c', 0.3)),
    path(lens(middle, base, half, depth * 0.4), sand),
  );
}

/** A slab of rock that breaks out of the water. */
export function rock(at: Point, width: number, tone: string, seed: number): string {
  const chance = random(seed);
  const [x, y] = at;
  const rim = Array.from({ length: 7 }, (_, index): Point => {
    const share = index / 6;
    return [x - width / 2 + width * share, y - Math.sin(Math.PI * share) * width * chance.between(0.26, 0.44)];
  });
  const lit = rim.map(([px, py], index): Point => (index < 3 ? [px, py] : [x + (px - x) * 0.1, py + (y - py) * 0.35]));
  return path(polygon(rim), mix(tone, '#04182a', 0.4)) + path(polygon(lit.slice(0, 5)), tone);
}

function contour({ left, right, base, height, seed }: Land, steps: number): Point[] {
  const chance = random(seed);
  const phases = [chance.between(0, 6.3), chance.between(0, 6.3), chance.between(0, 6.3)] as const;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const roll =
      0.62 +
      0.22 * Math.sin(share * 7 + phases[0]) +
      0.12 * Math.sin(share * 15 + phases[1]) +
      0.05 * Math.sin(share * 31 + phases[2]);
    const ends = Math.min(1, Math.sin(Math.PI * share) * 1.6);
    return [left + (right - left) * share, base - height * roll * ends];
  });
}
