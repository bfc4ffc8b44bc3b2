import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import type { Ink } from '../drawing/ink.ts';
import { random, type Random } from '../drawing/random.ts';
import { curve, group, lens, path } from '../drawing/shapes.ts';

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
  for (let x = land.left + crown; x < land.right - crown; x += crown * 0.85) {
    const top = heightAt(crest, x);
    for (let y = top + crown * 0.2; y < land.base - crown * 0.7; y += crown * 0.95) {
      const share = (y - top) / (land.base - top + 1);
      crowns.push({
        at: [x + chance.between(-0.5, 0.5) * crown, y + chance.between(-0.3, 0.3) * crown],
        r: crown * chance.between(0.6, 1),
        share,
      });
    }
  }
  const drawn = crowns
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ at, r, share }) => {
      const shade = mix(mix(lit, tone, 0.35 + share * 0.9), dark, chance.between(0, 0.45));
      return (
        path(tuft(at, r, chance), shade) +
        path(tuft([at[0] - r * 0.2, at[1] - r * 0.35], r * 0.5, chance), mix(shade, lit, 0.3 * (1 - share)))
      );
    });
  const foot = ink.linear(
    [
      [0, dark, 0],
      [1, dark, 0.75],
    ],
    { from: [0, land.base - Math.min(60, land.height * 0.5)], to: [0, land.base] },
  );
  const ground = `${curve(crest)}L${land.right} ${land.base}L${land.left} ${land.base}Z`;
  return group({}, path(ground, body), ...drawn, path(ground, foot));
}

/** A strip of sand with wet sand and foam before it. */
export function beach(
  left: number,
  right: number,
  base: number,
  depth: number,
  sand: string,
  foam: string,
): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return group(
    {},
    path(lens(middle, base + depth * 0.35, half * 1.04, depth * 0.55), foam, { opacity: 0.55 }),
    path(lens(middle, base + depth * 0.18, half * 1.01, depth * 0.45), mix(sand, '#8a6d4c', 0.3)),
    path(lens(middle, base, half, depth * 0.4), sand),
  );
}

/** A boulder that breaks out of the water, with foam at its foot. */
export function rock(at: Point, width: number, tone: string, foam: string): string {
  const [x, y] = at;
  const w = width / 2;
  return group(
    {},
    path(lens(x, y + w * 0.04, w * 1.35, w * 0.09), foam, { opacity: 0.8 }),
    path(
      `M${x - w} ${y}C${x - w * 0.95} ${y - w * 0.5} ${x - w * 0.5} ${y - w * 0.78} ${x - w * 0.1} ${y - w * 0.74}C${x + w * 0.45} ${y - w * 0.7} ${x + w * 0.9} ${y - w * 0.45} ${x + w} ${y}Z`,
      mix(tone, '#04182a', 0.45),
    ),
    path(
      `M${x - w * 0.92} ${y - w * 0.2}C${x - w * 0.85} ${y - w * 0.55} ${x - w * 0.45} ${y - w * 0.76} ${x - w * 0.1} ${y - w * 0.73}C${x + w * 0.2} ${y - w * 0.62} ${x + w * 0.1} ${y - w * 0.45} ${x - w * 0.25} ${y - w * 0.42}C${x - w * 0.55} ${y - w * 0.38} ${x - w * 0.6} ${y - w * 0.2} ${x - w * 0.92} ${y - w * 0.2}Z`,
      tone,
    ),
  );
}

function tuft([x, y]: Point, r: number, chance: Random): string {
  const turn = chance.between(0, 6);
  return Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * Math.PI * 2) / 5;
    const size = r * chance.between(0.42, 0.62);
    return disc(x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.4, size);
  }).join('');
}

function disc(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(r * 2).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-r * 2).toFixed(1)} 0Z`;
}

function heightAt(crest: readonly Point[], x: number): number {
  const after = crest.findIndex((point) => point[0] >= x);
  const [end, start] = [crest[after], crest[after - 1]];
  if (!end || !start) return crest[0]?.[1] ?? 0;
  return start[1] + ((end[1] - start[1]) * (x - start[0])) / (end[0] - start[0]);
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
