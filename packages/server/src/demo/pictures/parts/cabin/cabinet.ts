import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { circle, group, line } from '../../drawing/shapes.ts';
import { box, material } from './box.ts';

/** A cupboard or table: a plain block on a dark plinth, with a line for each drawer. */
export function cabinet(
  view: View,
  x: readonly [number, number],
  high: number,
  z: readonly [number, number],
  wood: string,
  drawers: number,
): string {
  const front = Array.from({ length: drawers - 1 }, (_, index) => {
    const y = 0.08 + ((high - 0.08) * (index + 1)) / drawers;
    return line([view(x[0] + 0.02, y, z[0]), view(x[1] - 0.02, y, z[0])], mix(wood, '#2a1a16', 0.5), 1.6);
  });
  const knobs = Array.from({ length: drawers }, (_, index) =>
    circle(view((x[0] + x[1]) / 2, 0.08 + ((high - 0.08) * (index + 0.5)) / drawers, z[0]), 2.6, '#e9cf9a'),
  );
  return group(
    {},
    box(view, { x, y: [0, 0.08], z: [z[0] + 0.03, z[1]] }, material('#3a2a26')),
    box(view, { x, y: [0.08, high], z }, material(wood)),
    ...front,
    ...knobs,
  );
}
