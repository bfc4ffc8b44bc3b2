import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import type { Ink } from '../drawing/ink.ts';
import { random } from '../drawing/random.ts';
import { circle, ellipse, group, lens, path, rect } from '../drawing/shapes.ts';

/** The sky down to the horizon, from the zenith's colour to the one at the waterline. */
export function sky(ink: Ink, horizon: number, colours: readonly string[]): string {
  const stops = colours.map((colour, index) => [index / (colours.length - 1), colour] as const);
  return rect(0, 0, 1600, horizon + 1, ink.linear(stops));
}

/** A sun or moon with the light around it. */
export function orb(ink: Ink, at: Point, radius: number, core: string, glow: string, reach = 6): string {
  const halo = ink.radial([
    [0, glow, 0.85],
    [0.25, glow, 0.4],
    [0.6, glow, 0.12],
    [1, glow, 0],
  ]);
  return circle(at, radius * reach, halo) + circle(at, radius, core);
}

/** A moon with its seas, and the light around it. */
export function moon(ink: Ink, at: Point, radius: number): string {
  const [x, y] = at;
  const shade = (dx: number, dy: number, r: number): string =>
    circle([x + dx * radius, y + dy * radius], r * radius, '#c9d2d8', { opacity: 0.5 });
  return (
    orb(ink, at, radius, '#fdf6e3', '#9fc3dd', 7) +
    shade(-0.3, -0.25, 0.28) +
    shade(0.25, 0.2, 0.2) +
    shade(-0.15, 0.42, 0.14) +
    shade(0.42, -0.34, 0.12)
  );
}

/** Stars of several sizes, fewer toward the horizon. */
export function stars(horizon: number, count: number, seed: number): string {
  const chance = random(seed);
  const drawn = Array.from({ length: count }, () => {
    const height = chance.between(0, 1) ** 1.5;
    const at: Point = [chance.between(0, 1600), height * horizon * 0.94];
    const size = chance.chance(0.06) ? chance.between(1.6, 2.3) : chance.between(0.5, 1.2);
    const tone = chance.pick(['#ffffff', '#dcecff', '#fff1d6']);
    return circle(at, size, tone, { opacity: chance.between(0.35, 0.95) * (1 - height * 0.7) });
  });
  return group({}, ...drawn);
}

/** Long thin streaks of cloud that lie over the horizon. */
export function streaks(colour: string, area: Area, count: number, seed: number): string {
  const chance = random(seed);
  const drawn = Array.from({ length: count }, () => {
    const y = chance.between(area.top, area.bottom);
    const width = chance.between(0.3, 1) * area.width;
    return path(
      lens(chance.between(area.left, area.right), y, width, chance.between(1.5, 5), chance.between(-60, 60)),
      colour,
      { opacity: chance.between(0.18, 0.6) },
    );
  });
  return group({}, ...drawn);
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
}

/** A heap of cloud on a flat foot: lit above, melting away below. */
export function cloud(ink: Ink, at: Point, width: number, lit: string, shade: string, seed: number): string {
  const chance = random(seed);
  const [x, y] = at;
  const mixed = mix(lit, shade, 0.7);
  const peak = chance.between(0.32, 0.68);
  const heap = (middle: number, reach: number, size: number): string => {
    const count = 13;
    return Array.from({ length: count }, (_, index) => {
      const share = (index + chance.between(0.3, 0.7)) / count;
      const hump = Math.max(0, 1 - Math.abs(share - peak) / (share < peak ? peak : 1 - peak)) ** 0.8;
      const r = reach * size * (0.5 + hump * chance.between(0.35, 1));
      return disc(
        middle + reach * (share - 0.5),
        y - r * 0.2 - reach * 0.12 * hump * chance.between(0.55, 1),
        r,
      );
    }).join('');
  };
  const tone = (strength: number, height: number): string =>
    ink.linear(
      [
        [0, lit, strength],
        [0.45, lit, strength],
        [0.8, mixed, strength * 0.85],
        [1, shade, 0],
      ],
      { from: [0, y - height], to: [0, y + width * 0.02] },
    );
  const side = peak < 0.5 ? 1 : -1;
  return group(
    {},
    path(heap(x + side * width * 0.2, width * 0.85, 0.085), tone(0.55, width * 0.22)),
    path(heap(x - side * width * 0.12, width * 0.66, 0.09), tone(1, width * 0.2)),
  );
}

/** Soft light over a part of the sky. */
export function glow(ink: Ink, at: Point, rx: number, ry: number, colour: string, opacity: number): string {
  const fade = ink.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.4],
    [1, colour, 0],
  ]);
  return ellipse(at, rx, ry, fade);
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}
