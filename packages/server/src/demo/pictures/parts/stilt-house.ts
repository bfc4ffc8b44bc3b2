import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { group, line, path, polygon, rect } from '../drawing/shapes.ts';

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
    return line(
      [
        [left, floor],
        [left + (index % 2 ? 2 : -2), water + 4],
      ],
      index % 2 ? mix(timber, '#04182a', 0.3) : timber,
      width * 0.022,
    );
  });
  const boards = Array.from({ length: 7 }, (_, index) =>
    line(
      [
        [x - w, floor - (tall * (index + 1)) / 8],
        [x + w, floor - (tall * (index + 1)) / 8],
      ],
      mix(tones.wall, '#0b2545', 0.28),
      1,
      { opacity: 0.45 },
    ),
  );
  const window = (left: number): string =>
    rect(left, floor - tall * 0.74, width * 0.15, tall * 0.4, tones.trim) +
    rect(left + width * 0.015, floor - tall * 0.71, width * 0.12, tall * 0.34, '#274a5c') +
    line(
      [
        [left + width * 0.075, floor - tall * 0.72],
        [left + width * 0.075, floor - tall * 0.36],
      ],
      tones.trim,
      1.6,
    ) +
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
    return line(
      [
        [left, floor],
        [left, floor - tall * 0.24],
      ],
      tones.trim,
      2,
    );
  });
  return group(
    {},
    ...stilts,
    line(
      [
        [x - w * 1.1, water - 16],
        [x + w * 1.1, water - 22],
      ],
      mix(timber, '#04182a', 0.3),
      width * 0.014,
    ),
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
    line(
      [
        [x - w * 0.72, floor - tall * 1.55],
        [x + w * 0.72, floor - tall * 1.55],
      ],
      mix(tones.roof, '#ffffff', 0.4),
      3,
    ),
    rect(x - w * 1.16, floor - 3, w * 2.32, width * 0.035, '#8a6a4e'),
    ...porch,
    line(
      [
        [x - w * 1.14, floor - tall * 0.24],
        [x + w * 1.14, floor - tall * 0.24],
      ],
      tones.trim,
      2.6,
    ),
  );
}
