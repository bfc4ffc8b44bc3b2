import { mix } from '../drawing/colour.ts';
import { random, type Random } from '../drawing/random.ts';
import { circle, group, line, path, polygon, rect } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';

interface Row {
  left: number;
  right: number;
  base: number;
  low: number;
  high: number;
  seed: number;
}

interface CityTones {
  wall: string;
  shade: string;
  window: string;
  /** Share of windows with a light behind them. */
  lit: number;
}

/** A row of buildings of a port city: slabs, stepped towers, gabled sheds. */
export function skyline(row: Row, tones: CityTones): string {
  const chance = random(row.seed);
  const drawn: string[] = [];
  for (let x = row.left; x < row.right;) {
    const width = chance.between(26, 64);
    const height = row.low + (row.high - row.low) * chance.between(0, 1) ** 1.8;
    drawn.push(building(x, row.base, width, height, tones, chance));
    x += width + chance.between(-6, 10);
  }
  return group({}, ...drawn);
}

/** A mosque: a large dome, two minarets, an arcade. */
export function mosque(x: number, base: number, size: number, wall: string, dome: string): string {
  const minaret = (at: number): string =>
    rect(at - size * 0.035, base - size * 1.25, size * 0.07, size * 1.25, wall) +
    rect(at - size * 0.055, base - size * 0.92, size * 0.11, size * 0.04, mix(wall, dome, 0.3)) +
    path(onion(at, base - size * 1.25, size * 0.05), dome);
  const arches = Array.from({ length: 7 }, (_, index) => {
    const left = x - size * 0.56 + index * size * 0.165;
    return path(
      `M${left} ${base}v${-size * 0.17}q${size * 0.06} ${-size * 0.1} ${size * 0.12} 0v${size * 0.17}Z`,
      mix(wall, dome, 0.55),
    );
  });
  return group(
    {},
    minaret(x - size * 0.72),
    minaret(x + size * 0.72),
    rect(x - size * 0.62, base - size * 0.36, size * 1.24, size * 0.36, wall),
    rect(x - size * 0.34, base - size * 0.5, size * 0.68, size * 0.16, mix(wall, '#ffffff', 0.2)),
    path(onion(x, base - size * 0.48, size * 0.33), dome),
    ...arches,
  );
}

/** A quay crane with its boom over the water. */
export function crane(x: number, base: number, size: number, tone: string): string {
  const width = size * 0.03;
  return group(
    {},
    line(
      [
        [x - size * 0.16, base],
        [x - size * 0.1, base - size * 0.72],
      ],
      tone,
      width,
    ),
    line(
      [
        [x + size * 0.16, base],
        [x + size * 0.1, base - size * 0.72],
      ],
      tone,
      width,
    ),
    line(
      [
        [x - size * 0.14, base - size * 0.3],
        [x + size * 0.14, base - size * 0.3],
      ],
      tone,
      width * 0.8,
    ),
    line(
      [
        [x - size * 0.4, base - size * 0.72],
        [x + size * 0.75, base - size * 0.72],
      ],
      tone,
      width * 1.3,
    ),
    line(
      [
        [x + size * 0.02, base - size * 0.72],
        [x, base - size],
        [x + size * 0.7, base - size * 0.73],
      ],
      tone,
      width * 0.6,
    ),
    line(
      [
        [x, base - size],
        [x - size * 0.38, base - size * 0.73],
      ],
      tone,
      width * 0.6,
    ),
    line(
      [
        [x + size * 0.45, base - size * 0.72],
        [x + size * 0.45, base - size * 0.52],
      ],
      tone,
      width * 0.4,
    ),
  );
}

function building(
  x: number,
  base: number,
  width: number,
  height: number,
  tones: CityTones,
  chance: Random,
): string {
  const top = base - height;
  const tone = mix(tones.wall, tones.shade, chance.between(0, 0.55));
  const body =
    rect(x, top, width, height, tone) +
    rect(x + width * 0.66, top, width * 0.34, height, mix(tone, tones.shade, 0.5));
  const crown = chance.pick(['flat', 'step', 'gable', 'spire']);
  const roof = {
    flat: rect(x + width * 0.2, top - 5, width * 0.3, 6, tone),
    step: rect(x + width * 0.18, top - height * 0.1, width * 0.64, height * 0.1 + 1, tone),
    gable: path(
      polygon([
        [x, top + 1],
        [x + width / 2, top - width * 0.22],
        [x + width, top + 1],
      ]),
      mix(tone, tones.shade, 0.3),
    ),
    spire: line(
      [
        [x + width / 2, top],
        [x + width / 2, top - height * 0.16],
      ],
      tone,
      2,
    ),
  }[crown];
  const panes: string[] = [];
  const lamps: string[] = [];
  for (let y = top + 7; y < base - 9; y += 9) {
    for (let column = x + 5; column < x + width - 6; column += 7.5) {
      if (chance.chance(tones.lit)) lamps.push(`M${column.toFixed(1)} ${y.toFixed(1)}h3.6v4.4h-3.6Z`);
      else panes.push(`M${column.toFixed(1)} ${y.toFixed(1)}h3.6v4.4h-3.6Z`);
    }
  }
  return (
    roof +
    body +
    path(panes.join('') || 'M0 0', tones.window, { opacity: 0.45 }) +
    path(lamps.join('') || 'M0 0', palette.lamp, { opacity: 0.95 }) +
    (crown === 'spire' && tones.lit > 0 ? circle([x + width / 2, top - height * 0.16], 2, palette.coral) : '')
  );
}

function onion(x: number, base: number, r: number): string {
  return `M${x - r} ${base}C${x - r * 1.25} ${base - r * 0.9} ${x - r * 0.35} ${base - r * 1.05} ${x} ${base - r * 1.6}C${x + r * 0.35} ${base - r * 1.05} ${x + r * 1.25} ${base - r * 0.9} ${x + r} ${base}Z`;
}
