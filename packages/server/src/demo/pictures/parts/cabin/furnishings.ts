import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, ellipse, group, line, path, rect, stroked } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import { CABIN_CAMERA, type Spot } from './camera.ts';

/** A picture of sun, hills and water in a thin frame. */
export function picture(
  ink: Ink,
  view: View,
  spot: Spot,
  width: number,
  height: number,
  sky: string,
  water: string,
): string {
  const [x, y] = view(...spot);
  const u = CABIN_CAMERA.focal / spot[2];
  const [w, h] = [u * width, u * height];
  const [left, top] = [x - w / 2, y - h / 2];
  return group(
    {},
    rect(left - 5 + 3, top - 5 + 5, w + 10, h + 10, '#2a2030', { opacity: 0.25 }),
    rect(left - 6, top - 6, w + 12, h + 12, '#8a6444'),
    rect(left - 3, top - 3, w + 6, h + 6, '#fffaf0'),
    group(
      { 'clip-path': ink.clip(rect(left + 4, top + 4, w - 8, h - 8, '#000')) },
      rect(left, top, w, h, sky),
      circle([x + w * 0.12, y + h * 0.02], h * 0.15, palette.coral),
      path(
        `M${left} ${y + h * 0.14}Q${x - w * 0.25} ${y - h * 0.12} ${x} ${y + h * 0.1}T${left + w} ${y + h * 0.06}V${top + h}H${left}Z`,
        mix(water, '#ffffff', 0.3),
      ),
      path(
        `M${left} ${y + h * 0.24}Q${x - w * 0.2} ${y + h * 0.16} ${x} ${y + h * 0.24}T${left + w} ${y + h * 0.22}V${top + h}H${left}Z`,
        water,
      ),
    ),
  );
}

/** A round mirror in a brass ring. */
export function mirror(ink: Ink, view: View, spot: Spot, radius: number): string {
  const at = view(...spot);
  const r = (CABIN_CAMERA.focal / spot[2]) * radius;
  const glass = ink.linear(
    [
      [0, '#fdf6e8'],
      [0.5, '#d8cfc2'],
      [1, '#f3e6d2'],
    ],
    'diagonal',
  );
  return group(
    {},
    circle([at[0] + 3, at[1] + 5], r + 6, '#2a2030', { opacity: 0.25 }),
    circle(at, r + 6, '#c9a866'),
    circle(at, r, glass),
    stroked(
      `M${at[0] - r * 0.6} ${at[1] + r * 0.2}L${at[0] + r * 0.2} ${at[1] - r * 0.6}`,
      '#ffffff',
      r * 0.12,
      { opacity: 0.6 },
    ),
  );
}

/** A house plant in a clay pot. */
export function plant(view: View, spot: Spot, height: number): string {
  const [x, foot] = view(...spot);
  const u = (CABIN_CAMERA.focal / spot[2]) * Math.min(1, height + 0.15);
  const leaves = [-64, -40, -18, 4, 24, 46, 68].map((angle, index) => {
    const turn = (angle * Math.PI) / 180;
    const length = u * height * (0.72 + 0.28 * Math.cos(turn * 1.2));
    const [tx, ty] = [x + Math.sin(turn) * length * 0.9, foot - u * 0.3 - Math.cos(turn) * length];
    const [mx, my] = [(x + tx) / 2, (foot - u * 0.3 + ty) / 2 - length * 0.12];
    const bow = length * 0.16;
    return path(
      `M${x} ${foot - u * 0.28}Q${mx - bow} ${my} ${tx} ${ty}Q${mx + bow} ${my + bow * 0.5} ${x} ${foot - u * 0.28}Z`,
      mix('#1f6155', '#7dc096', index / 6),
    );
  });
  return group(
    {},
    ellipse([x + u * 0.05, foot], u * 0.26, u * 0.05, '#1c1420', { opacity: 0.3 }),
    ...leaves,
    path(
      `M${x - u * 0.2} ${foot - u * 0.34}H${x + u * 0.2}L${x + u * 0.15} ${foot}H${x - u * 0.15}Z`,
      '#d9926c',
    ),
    path(
      `M${x + u * 0.04} ${foot - u * 0.34}H${x + u * 0.2}L${x + u * 0.15} ${foot}H${x + u * 0.04}Z`,
      '#b9734f',
    ),
    rect(x - u * 0.22, foot - u * 0.38, u * 0.44, u * 0.07, '#e3a17c', { rx: 3 }),
  );
}

/** A tray with a pot and two cups. */
export function tea(view: View, spot: Spot): string {
  const [x, y] = view(...spot);
  const u = CABIN_CAMERA.focal / spot[2];
  const cup = (at: number): string =>
    path(
      `M${at - u * 0.05} ${y - u * 0.08}H${at + u * 0.05}Q${at + u * 0.045} ${y} ${at} ${y}Q${at - u * 0.045} ${y} ${at - u * 0.05} ${y - u * 0.08}Z`,
      '#ffffff',
    );
  return group(
    {},
    ellipse([x, y], u * 0.32, u * 0.045, '#8a6444'),
    path(
      `M${x - u * 0.12} ${y - u * 0.04}Q${x - u * 0.12} ${y - u * 0.2} ${x} ${y - u * 0.2}Q${x + u * 0.12} ${y - u * 0.2} ${x + u * 0.12} ${y - u * 0.04}Z`,
      palette.lagoon,
    ),
    circle([x, y - u * 0.215], u * 0.02, palette.navy),
    cup(x - u * 0.2),
    cup(x + u * 0.21),
  );
}

/** Two toys on a shelf: a boat and a ball. */
export function toys(view: View, spot: Spot): string {
  const [x, y] = view(...spot);
  const u = CABIN_CAMERA.focal / spot[2];
  return group(
    {},
    path(
      `M${x - u * 0.25} ${y - u * 0.1}H${x + u * 0.13}L${x + u * 0.06} ${y}H${x - u * 0.18}Z`,
      palette.coral,
    ),
    line(
      [
        [x - u * 0.06, y - u * 0.1],
        [x - u * 0.06, y - u * 0.42],
      ],
      '#6d442c',
      3,
    ),
    path(`M${x - u * 0.04} ${y - u * 0.4}L${x + u * 0.14} ${y - u * 0.14}H${x - u * 0.04}Z`, '#ffffff'),
    path(`M${x - u * 0.08} ${y - u * 0.36}L${x - u * 0.2} ${y - u * 0.14}H${x - u * 0.08}Z`, palette.lagoon),
    circle([x + u * 0.34, y - u * 0.1], u * 0.1, '#f3c65f'),
    path(
      `M${x + u * 0.24} ${y - u * 0.1}A${u * 0.1} ${u * 0.1} 0 0 1 ${x + u * 0.34} ${y - u * 0.2}Q${x + u * 0.33} ${y - u * 0.1} ${x + u * 0.24} ${y - u * 0.1}Z`,
      palette.teal,
    ),
  );
}
