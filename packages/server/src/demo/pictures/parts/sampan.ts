import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { group, lens, line, path } from '../drawing/shapes.ts';

/** A fishing boat with a raised bow, an awning and a lamp pole; the point is the middle of its waterline. */
export function sampan(at: Point, width: number, paint: string, trim: string): string {
  const [x, y] = at;
  const w = width / 2;
  const hull = `M${x - w} ${y - w * 0.42}C${x - w * 0.55} ${y - w * 0.12} ${x + w * 0.4} ${y - w * 0.12} ${x + w * 0.98} ${y - w * 0.3}L${x + w * 0.8} ${y + w * 0.04}Q${x} ${y + w * 0.12} ${x - w * 0.72} ${y + w * 0.03}Z`;
  const band = `M${x - w} ${y - w * 0.42}C${x - w * 0.55} ${y - w * 0.12} ${x + w * 0.4} ${y - w * 0.12} ${x + w * 0.98} ${y - w * 0.3}L${x + w * 0.94} ${y - w * 0.22}C${x + w * 0.4} ${y - w * 0.04} ${x - w * 0.5} ${y - w * 0.03} ${x - w * 0.94} ${y - w * 0.33}Z`;
  return group(
    {},
    path(lens(x, y + w * 0.12, w * 0.95, w * 0.07), '#04283c', { opacity: 0.35 }),
    line(
      [
        [x - w * 0.15, y - w * 0.2],
        [x - w * 0.15, y - w * 0.62],
      ],
      '#5b4638',
      w * 0.03,
    ),
    line(
      [
        [x + w * 0.55, y - w * 0.2],
        [x + w * 0.55, y - w * 0.6],
      ],
      '#5b4638',
      w * 0.03,
    ),
    path(
      `M${x - w * 0.26} ${y - w * 0.58}Q${x + w * 0.2} ${y - w * 0.76} ${x + w * 0.68} ${y - w * 0.55}L${x + w * 0.66} ${y - w * 0.5}Q${x + w * 0.2} ${y - w * 0.66} ${x - w * 0.26} ${y - w * 0.52}Z`,
      trim,
    ),
    path(hull, paint),
    path(band, mix(trim, '#ffffff', 0.2)),
  );
}
