import type { Point, View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { faces, group, path, polygon, soft } from '../../drawing/shapes.ts';

export interface Size {
  /** Left and right, bottom and top, near and far, in the model's own metres. */
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

export interface Tones {
  top: string;
  front: string;
  side: string;
}

/** A block with rounded edges, of which we draw the faces that look at us. */
export function box(view: View, { x, y, z }: Size, tones: Tones, radius = 0): string {
  const [x0, x1] = x;
  const [y0, y1] = y;
  const [z0, z1] = z;
  const sides: [Point[], string][] = [
    [[view(x1, y0, z1), view(x0, y0, z1), view(x0, y1, z1), view(x1, y1, z1)], tones.front],
    [[view(x0, y0, z1), view(x0, y0, z0), view(x0, y1, z0), view(x0, y1, z1)], tones.side],
    [[view(x1, y0, z0), view(x1, y0, z1), view(x1, y1, z1), view(x1, y1, z0)], tones.side],
    [[view(x0, y0, z0), view(x1, y0, z0), view(x1, y1, z0), view(x0, y1, z0)], tones.front],
    [[view(x0, y1, z0), view(x1, y1, z0), view(x1, y1, z1), view(x0, y1, z1)], tones.top],
  ];
  const drawn = sides
    .filter(([corners]) => faces(corners))
    .map(([corners, tone]) => path(radius ? soft(corners, radius) : polygon(corners), tone));
  return group({}, ...drawn);
}

/** Tones of one material: lit from above, dimmer at the front, dimmest at the side. */
export function material(colour: string, shade = '#2a2030'): Tones {
  return {
    top: mix(colour, '#ffffff', 0.14),
    front: mix(colour, shade, 0.12),
    side: mix(colour, shade, 0.28),
  };
}

/** A flat panel given by its corners in the model. */
export function panel(
  view: View,
  corners: readonly (readonly [number, number, number])[],
  fill: string,
  more: Record<string, string | number> = {},
  radius = 0,
): string {
  const ring = corners.map((corner) => view(...corner));
  return path(radius ? soft(ring, radius) : polygon(ring), fill, more);
}
