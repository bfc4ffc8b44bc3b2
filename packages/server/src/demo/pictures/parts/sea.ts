import type { Ink } from '../drawing/ink.ts';
import { random } from '../drawing/random.ts';
import { group, lens, path, rect } from '../drawing/shapes.ts';

interface SeaTones {
  far: string;
  middle: string;
  near: string;
  crest: string;
  trough: string;
}

/** Open water from the horizon to the foot of the picture; waves grow as they come nearer. */
export function sea(ink: Ink, horizon: number, tones: SeaTones, seed: number, count = 260): string {
  const chance = random(seed);
  const depth = 900 - horizon;
  const waves = (colour: string, share: number, strength: number): string =>
    group(
      {},
      ...Array.from({ length: Math.round(count * share) }, () => {
        const near = chance.between(0, 1) ** 2.1;
        const y = horizon + 3 + depth * near;
        const width = (12 + 190 * near) * chance.between(0.5, 1.3);
        return path(
          lens(
            chance.between(-60, 1660),
            y,
            width,
            0.4 + 4.6 * near * chance.between(0.5, 1),
            chance.between(-0.5, 0.5) * width,
          ),
          colour,
          { opacity: chance.between(0.25, 1) * strength },
        );
      }),
    );
  const water = ink.linear([
    [0, tones.far],
    [0.28, tones.middle],
    [1, tones.near],
  ]);
  return group(
    {},
    rect(0, horizon, 1600, depth + 1, water),
    waves(tones.trough, 0.5, 0.34),
    waves(tones.crest, 0.5, 0.4),
  );
}

/** The path of light under a sun or moon: broad and broken near us, thin at the horizon. */
export function glitter(
  x: number,
  horizon: number,
  bottom: number,
  colour: string,
  seed: number,
  spread = 150,
): string {
  const chance = random(seed);
  const drawn = Array.from({ length: 170 }, () => {
    const near = chance.between(0, 1) ** 1.5;
    const y = horizon + 2 + (bottom - horizon) * near;
    const off = (chance.between(-1, 1) + chance.between(-1, 1)) * (10 + spread * near);
    return path(lens(x + off, y, (8 + 46 * near) * chance.between(0.4, 1.2), 0.5 + 2.6 * near), colour, {
      opacity: chance.between(0.25, 0.95) * (1 - near * 0.55),
    });
  });
  return group({}, ...drawn);
}

/** Light standing in the water below a row of lamps. */
export function shimmer(
  x: number,
  top: number,
  length: number,
  colour: string,
  seed: number,
  width = 5,
): string {
  const chance = random(seed);
  const drawn: string[] = [];
  for (let y = top; y < top + length; y += 3.2) {
    const fade = 1 - (y - top) / length;
    drawn.push(
      path(
        lens(
          x + chance.between(-width, width) * (1.2 - fade * 0.6),
          y,
          width * chance.between(0.5, 1.6),
          0.9,
        ),
        colour,
        {
          opacity: 0.75 * fade * chance.between(0.4, 1),
        },
      ),
    );
  }
  return group({}, ...drawn);
}
