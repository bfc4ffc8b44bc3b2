import type { Point, View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { group, path, polygon, soft } from '../drawing/shapes.ts';

/** A sun lounger of slatted wood with a cushion and a towel; its foot points along the model's z. */
export function lounger(view: View, frame: string, cushion: string, towel: string): string {
  const shade = mix(cushion, '#12384a', 0.34);
  const slab = (half: number, points: readonly (readonly [number, number])[]): Point[] => [
    ...points.map(([y, z]) => view(-half, y, z)),
    ...points.toReversed().map(([y, z]) => view(half, y, z)),
  ];
  const leg = (x: number, z: number): string =>
    path(
      polygon([view(x, 0, z - 0.03), view(x, 0, z + 0.03), view(x, 0.24, z + 0.05), view(x, 0.24, z - 0.05)]),
      mix(frame, '#2a1a14', 0.35),
    );
  const side = (x: number, rows: readonly (readonly [number, number])[]): string =>
    polygon(rows.map(([y, z]) => view(x, y, z)));
  const seatEdge = [
    [0.27, 2],
    [0.36, 2],
    [0.36, 0.66],
    [0.27, 0.66],
  ] as const;
  const backEdge = [
    [0.36, 0.72],
    [0.92, 0.16],
    [0.86, 0.08],
    [0.27, 0.66],
  ] as const;
  const beam = [
    [0.2, 1.98],
    [0.28, 1.98],
    [0.28, 0.1],
    [0.2, 0.1],
  ] as const;
  const prop = [
    [0.24, 0.12],
    [0.6, 0.36],
    [0.56, 0.4],
    [0.24, 0.2],
  ] as const;
  const wood = mix(frame, '#ffffff', 0.12);
  return group(
    {},
    path(
      soft([view(-0.6, 0, -0.2), view(0.34, 0, 0), view(0.34, 0, 1.95), view(-0.6, 0, 1.8)], 14),
      '#3a2a24',
      { opacity: 0.2 },
    ),
    leg(0.3, 0.3),
    leg(0.3, 1.8),
    path(side(0.33, beam), mix(frame, '#2a1a14', 0.3)),
    path(side(0.3, prop), mix(frame, '#2a1a14', 0.3)),
    path(
      polygon(
        slab(0.33, [
          [0.36, 2],
          [0.36, 0.68],
        ]),
      ),
      cushion,
    ),
    path(
      polygon(
        slab(0.332, [
          [0.365, 1.75],
          [0.365, 1.2],
        ]),
      ),
      towel,
    ),
    path(
      polygon(
        slab(0.33, [
          [0.36, 0.74],
          [0.92, 0.16],
        ]),
      ),
      mix(cushion, '#ffffff', 0.5),
    ),
    path(
      soft(
        slab(0.25, [
          [0.74, 0.35],
          [0.94, 0.15],
        ]),
        6,
      ),
      towel,
    ),
    path(
      polygon(
        slab(0.33, [
          [0.36, 2],
          [0.27, 2],
        ]),
      ),
      mix(shade, cushion, 0.4),
    ),
    path(
      polygon(
        slab(0.33, [
          [0.28, 1.98],
          [0.2, 1.98],
        ]),
      ),
      wood,
    ),
    leg(-0.33, 0.3),
    leg(-0.33, 1.8),
    path(side(-0.33, prop), frame),
    path(side(-0.33, beam), frame),
    path(side(-0.33, seatEdge), shade),
    path(side(-0.33, backEdge), shade),
  );
}
