import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { random } from '../drawing/random.ts';
import { curve, group, path, stroked } from '../drawing/shapes.ts';

/** A mangrove: a broad crown on a trunk that stands on arching roots. */
export function mangrove(foot: Point, size: number, tone: string, lit: string, seed: number): string {
  const chance = random(seed);
  const [x, y] = foot;
  const knee = y - size * 0.42;
  const roots = Array.from({ length: 9 }, (_, index) => {
    const reach = ((index - 4) / 4) * size * 0.5;
    const from: Point = [x + reach * 0.12, knee - size * 0.1 + Math.abs(reach) * 0.2];
    return stroked(
      curve([
        from,
        [x + reach * 0.6, knee + Math.abs(reach) * 0.28],
        [x + reach * 0.94, y - size * 0.1],
        [x + reach, y + 3],
      ]),
      index % 2 ? '#4a3a34' : '#65503f',
      size * 0.02,
    );
  });
  const puffs = Array.from({ length: 26 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = chance.between(0, 1) ** 0.6;
    return {
      x: x + Math.cos(angle) * far * size * 0.55,
      y: knee - size * 0.38 + Math.sin(angle) * far * size * 0.26,
      r: size * chance.between(0.09, 0.16),
    };
  }).toSorted((a, b) => b.y - a.y);
  const crown = puffs.map((puff) => {
    const share = (knee - size * 0.1 - puff.y) / (size * 0.6);
    const colour = mix(mix(tone, '#04182a', 0.25), lit, share * 0.85 + chance.between(0, 0.15));
    return path(leaf(puff.x, puff.y, puff.r), colour);
  });
  return group(
    {},
    ...roots,
    stroked(
      curve([
        [x, knee + size * 0.02],
        [x - size * 0.02, knee - size * 0.2],
        [x + size * 0.04, knee - size * 0.4],
      ]),
      '#4a3a34',
      size * 0.05,
    ),
    ...crown,
  );
}

function leaf(x: number, y: number, r: number): string {
  return [0, 1.26, 2.51, 3.77, 5.03]
    .map((angle) => {
      const [cx, cy, s] = [x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.4, r * 0.6];
      return `M${tenth(cx - s)} ${tenth(cy)}a${tenth(s)} ${tenth(s)} 0 1 0 ${tenth(s * 2)} 0a${tenth(s)} ${tenth(s)} 0 1 0 ${tenth(-s * 2)} 0Z`;
    })
    .join('');
}

function tenth(value: number): string {
  return value.toFixed(1);
}
