import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import type { Ink } from '../drawing/ink.ts';
import { circle, curve, ellipse, group, path, stroked } from '../drawing/shapes.ts';

/** A string of lamps or paper lanterns that hangs between two points of the picture. */
export function lanterns(
  ink: Ink,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  colours: readonly [string, ...string[]],
): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const wire = Array.from({ length: 25 }, (_, step) => at(step / 24));
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    const colour = colours[index % colours.length] ?? colours[0];
    const halo = ink.radial([
      [0, colour, 0.6],
      [0.45, colour, 0.18],
      [1, colour, 0],
    ]);
    const body = ink.radial([
      [0, '#fff6dc'],
      [0.5, mix(colour, '#fff0c8', 0.45)],
      [1, colour],
    ]);
    return group(
      {},
      circle([x, y + size], size * 3.2, halo),
      ellipse([x, y + size], size * 0.88, size, body),
      path(
        `M${x - size * 0.32} ${y + size * 0.02}h${size * 0.64}v${size * 0.16}h${-size * 0.64}Z`,
        mix(colour, '#3a1d14', 0.55),
      ),
      path(
        `M${x - size * 0.26} ${y + size * 1.9}h${size * 0.52}v${size * 0.14}h${-size * 0.52}Z`,
        mix(colour, '#3a1d14', 0.55),
      ),
    );
  });
  return group({}, stroked(curve(wire), '#1a2c4a', 2), ...lamps);
}
