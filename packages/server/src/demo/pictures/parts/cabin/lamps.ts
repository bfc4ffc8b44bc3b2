import type { View } from '../../drawing/camera.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, ellipse, group, path, rect } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import { CABIN_CAMERA, type Spot } from './camera.ts';

/** A table lamp with a linen shade and the light it throws. */
export function lamp(ink: Ink, view: View, spot: Spot, reach = 2.6): string {
  const [x, foot] = view(...spot);
  const u = CABIN_CAMERA.focal / spot[2];
  const halo = ink.radial([
    [0, '#ffd68f', 0.75],
    [0.35, '#ffc873', 0.28],
    [1, '#ffc873', 0],
  ]);
  const shade = ink.linear([
    [0, '#fff3d2'],
    [1, '#ffcf86'],
  ]);
  return group(
    {},
    circle([x, foot - u * 0.42], u * reach * 0.42, halo),
    path(
      `M${x - u * 0.08} ${foot}Q${x - u * 0.1} ${foot - u * 0.12} ${x - u * 0.02} ${foot - u * 0.28}H${x + u * 0.02}Q${x + u * 0.1} ${foot - u * 0.12} ${x + u * 0.08} ${foot}Z`,
      palette.teal,
    ),
    path(
      `M${x - u * 0.11} ${foot - u * 0.52}H${x + u * 0.11}L${x + u * 0.18} ${foot - u * 0.27}H${x - u * 0.18}Z`,
      shade,
    ),
  );
}

/** A lamp on the wall that lights up and down. */
export function sconce(ink: Ink, view: View, spot: Spot): string {
  const [x, y] = view(...spot);
  const u = CABIN_CAMERA.focal / spot[2];
  const halo = ink.radial([
    [0, '#ffe0a6', 0.8],
    [0.4, '#ffcb80', 0.28],
    [1, '#ffcb80', 0],
  ]);
  return group(
    {},
    ellipse([x, y], u * 0.42, u * 0.78, halo),
    rect(x - u * 0.045, y - u * 0.15, u * 0.09, u * 0.3, '#fff1cd', { rx: u * 0.03 }),
    rect(x - u * 0.06, y - u * 0.03, u * 0.12, u * 0.06, '#b08d57'),
  );
}
