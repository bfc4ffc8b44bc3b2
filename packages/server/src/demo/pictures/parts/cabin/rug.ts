import type { View } from '../../drawing/camera.ts';
import { group } from '../../drawing/shapes.ts';
import { panel } from './box.ts';

/** A rug with a border, lying on the floor. */
export function rug(
  view: View,
  x: readonly [number, number],
  z: readonly [number, number],
  colour: string,
  border: string,
): string {
  const quad = (inset: number): readonly (readonly [number, number, number])[] => [
    [x[0] + inset, 0.01, z[0] + inset],
    [x[1] - inset, 0.01, z[0] + inset],
    [x[1] - inset, 0.01, z[1] - inset],
    [x[0] + inset, 0.01, z[1] - inset],
  ];
  return group(
    {},
    panel(view, quad(0), border),
    panel(view, quad(0.1), colour),
    panel(view, quad(0.16), border, { opacity: 0.35 }),
    panel(view, quad(0.19), colour),
  );
}
