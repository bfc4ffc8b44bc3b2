import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { group, line } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import { box, material } from './box.ts';

/** A sofa against the right wall; its back at z = 0, its seat toward minus z. */
export function sofa(view: View, width: number, cloth: string, cushion: string): string {
  const half = width / 2;
  const tone = material(cloth);
  return group(
    {},
    box(view, { x: [-half - 0.12, -half + 0.06], y: [0.06, 0.58], z: [-0.86, 0] }, tone, 8),
    box(view, { x: [-half, half], y: [0.1, 0.84], z: [-0.22, 0] }, tone, 10),
    box(
      view,
      { x: [-half, half], y: [0.1, 0.4], z: [-0.85, -0.1] },
      { ...tone, top: mix(cloth, '#ffffff', 0.24) },
      8,
    ),
    line([view(0, 0.4, -0.85), view(0, 0.4, -0.2)], mix(cloth, '#1c1420', 0.35), 1.6),
    box(view, { x: [-half + 0.16, -half + 0.52], y: [0.42, 0.78], z: [-0.38, -0.24] }, material(cushion), 9),
    box(
      view,
      { x: [half - 0.58, half - 0.22], y: [0.42, 0.78], z: [-0.38, -0.24] },
      material(palette.sand),
      9,
    ),
    box(view, { x: [half - 0.06, half + 0.12], y: [0.06, 0.58], z: [-0.86, 0] }, tone, 8),
  );
}

/** A chair with its back to us. */
export function chair(view: View, wood: string, cloth: string): string {
  const leg = (x: number, z: number): string =>
    box(view, { x: [x - 0.025, x + 0.025], y: [0, 0.42], z: [z - 0.025, z + 0.025] }, material(wood));
  return group(
    {},
    leg(-0.22, 0.42),
    leg(0.22, 0.42),
    box(view, { x: [-0.26, 0.26], y: [0.4, 0.5], z: [0, 0.46] }, material(cloth), 5),
    leg(-0.22, 0.03),
    leg(0.22, 0.03),
    box(view, { x: [-0.26, 0.26], y: [0.52, 0.96], z: [-0.03, 0.05] }, material(cloth), 12),
  );
}
