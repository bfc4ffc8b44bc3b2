import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { random } from '../drawing/random.ts';
import { curve, group, lens, line, path, polygon, rect, stroked } from '../drawing/shapes.ts';

interface HouseTones {
  wall: string;
  roof: string;
  trim: string;
}

/** A wooden house on stilts over the water; the point is the middle of its floor. */
export function stiltHouse(at: Point, width: number, tones: HouseTones, water: number): string {
  const [x, floor] = at;
  const w = width / 2;
  const tall = width * 0.46;
  const timber = '#5b4638';
  const stilts = Array.from({ length: 7 }, (_, index) => {
    const left = x - w * 1.08 + (index * w * 2.16) / 6;
    return line([[left, floor], [left + (index % 2 ? 2 : -2), water + 4]], index % 2 ? mix(timber, '#04182a', 0.3) : timber, width * 0.022);
  });
  const boards = Array.from({ length: 7 }, (_, index) =>
    line([[x - w, floor - (tall * (index + 1)) / 8], [x + w, floor - (tall * (index + 1)) / 8]], mix(tones.wall, '#0b2545', 0.28), 1, { opacity: 0.45 }),
  );
  const window = (left: number): string =>
    rect(left, floor - tall * 0.74, width * 0.15, tall * 0.4, tones.trim) +
    rect(left + width * 0.015, floor - tall * 0.71, width * 0.12, tall * 0.34, '#274a5c') +
    line([[left + width * 0.075, floor - tall * 0.72], [left + width * 0.075, floor - tall * 0.36]], tones.trim, 1.6) +
    rect(left - width * 0.012, floor - tall * 0.33, width * 0.174, tall * 0.05, tones.trim);
  const roof = polygon([
    [x - w * 1.2, floor - tall * 0.92],
    [x - w * 0.72, floor - tall * 1.55],
    [x + w * 0.72, floor - tall * 1.55],
    [x + w * 1.2, floor - tall * 0.92],
  ]);
  const ribs = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    return line(
      [
        [x - w * 0.72 + w * 1.44 * share, floor - tall * 1.55],
        [x - w * 1.2 + w * 2.4 * share, floor - tall * 0.92],
      ],
      mix(tones.roof, '#0b2545', 0.35),
      1,
      { opacity: 0.5 },
    );
  });
  const porch = Array.from({ length: 9 }, (_, index) => {
    const left = x - w * 1.14 + (index * w * 2.28) / 8;
    return line([[left, floor], [left, floor - tall * 0.24]], tones.trim, 2);
  });
  return group(
    {},
    ...stilts,
    line([[x - w * 1.1, water - 16], [x + w * 1.1, water - 22]], mix(timber, '#04182a', 0.3), width * 0.014),
    rect(x - w, floor - tall, width, tall, tones.wall),
    rect(x + w * 0.5, floor - tall, w * 0.5, tall, mix(tones.wall, '#0b2545', 0.2)),
    ...boards,
    window(x - w * 0.82),
    window(x + w * 0.5),
    rect(x - width * 0.09, floor - tall * 0.76, width * 0.18, tall * 0.76, tones.trim),
    rect(x - width * 0.075, floor - tall * 0.73, width * 0.15, tall * 0.73, mix(tones.trim, '#3a2416', 0.7)),
    rect(x - w, floor - tall * 0.94, width, tall * 0.14, '#0b2545', { opacity: 0.3 }),
    path(roof, tones.roof),
    ...ribs,
    line([[x - w * 0.72, floor - tall * 1.55], [x + w * 0.72, floor - tall * 1.55]], mix(tones.roof, '#ffffff', 0.4), 3),
    rect(x - w * 1.16, floor - 3, w * 2.32, width * 0.035, '#8a6a4e'),
    ...porch,
    line([[x - w * 1.14, floor - tall * 0.24], [x + w * 1.14, floor - tall * 0.24]], tones.trim, 2.6),
  );
}

/** A mangrove: a broad crown on a trunk that stands on arching roots. */
export function mangrove(foot: Point, size: number, tone: string, lit: string, seed: number): string {
  const chance = random(seed);
  const [x, y] = foot;
  const knee = y - size * 0.42;
  const roots = Array.from({ length: 9 }, (_, index) => {
    const reach = ((index - 4) / 4) * size * 0.5;
    const from: Point = [x + reach * 0.12, knee - size * 0.1 + Math.abs(reach) * 0.2];
    return stroked(
      curve([from, [x + reach * 0.6, knee + Math.abs(reach) * 0.28], [x + reach * 0.94, y - size * 0.1], [x + reach, y + 3]]),
      index % 2 ? '#4a3a34' : '#65503f',
      size * 0.02,
    );
  });
  const puffs = Array.from({ length: 26 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = chance.between(0, 1) ** 0.6;
    return { x: x + Math.cos(angle) * far * size * 0.55, y: knee - size * 0.38 + Math.sin(angle) * far * size * 0.26, r: size * chance.between(0.09, 0.16) };
  }).toSorted((a, b) => b.y - a.y);
  const crown = puffs.map((puff) => {
    const share = (knee - size * 0.1 - puff.y) / (size * 0.6);
    const colour = mix(mix(tone, '#04182a', 0.25), lit, share * 0.85 + chance.between(0, 0.15));
    return path(leaf(puff.x, puff.y, puff.r), colour);
  });
  return group(
    {},
    ...roots,
    stroked(curve([[x, knee + size * 0.02], [x - size * 0.02, knee - size * 0.2], [x + size * 0.04, knee - size * 0.4]]), '#4a3a34', size * 0.05),
    ...crown,
  );
}

/** A fishing boat with a raised bow, an awning and a lamp pole; the point is the middle of its waterline. */
export function sampan(at: Point, width: number, paint: string, trim: string): string {
  const [x, y] = at;
  const w = width / 2;
  const hull = `M${x - w} ${y - w * 0.42}C${x - w * 0.55} ${y - w * 0.12} ${x + w * 0.4} ${y - w * 0.12} ${x + w * 0.98} ${y - w * 0.3}L${x + w * 0.8} ${y + w * 0.04}Q${x} ${y + w * 0.12} ${x - w * 0.72} ${y + w * 0.03}Z`;
  const band = `M${x - w} ${y - w * 0.42}C${x - w * 0.55} ${y - w * 0.12} ${x + w * 0.4} ${y - w * 0.12} ${x + w * 0.98} ${y - w * 0.3}L${x + w * 0.94} ${y - w * 0.22}C${x + w * 0.4} ${y - w * 0.04} ${x - w * 0.5} ${y - w * 0.03} ${x - w * 0.94} ${y - w * 0.33}Z`;
  return group(
    {},
    path(lens(x, y + w * 0.12, w * 0.95, w * 0.07), '#04283c', { opacity: 0.35 }),
    line([[x - w * 0.15, y - w * 0.2], [x - w * 0.15, y - w * 0.62]], '#5b4638', w * 0.03),
    line([[x + w * 0.55, y - w * 0.2], [x + w * 0.55, y - w * 0.6]], '#5b4638', w * 0.03),
    path(`M${x - w * 0.26} ${y - w * 0.58}Q${x + w * 0.2} ${y - w * 0.76} ${x + w * 0.68} ${y - w * 0.55}L${x + w * 0.66} ${y - w * 0.5}Q${x + w * 0.2} ${y - w * 0.66} ${x - w * 0.26} ${y - w * 0.52}Z`, trim),
    path(hull, paint),
    path(band, mix(trim, '#ffffff', 0.2)),
  );
}

function leaf(x: number, y: number, r: number): string {
  const d = (value: number): string => value.toFixed(1);
  return [0, 1.26, 2.51, 3.77, 5.03]
    .map((angle) => {
      const [cx, cy, s] = [x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.4, r * 0.6];
      return `M${d(cx - s)} ${d(cy)}a${d(s)} ${d(s)} 0 1 0 ${d(s * 2)} 0a${d(s)} ${d(s)} 0 1 0 ${d(-s * 2)} 0Z`;
    })
    .join('');
}
