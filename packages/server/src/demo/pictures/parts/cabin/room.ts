import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, group, line } from '../../drawing/shapes.ts';
import { panel } from './box.ts';

export interface RoomTones {
  wall: string;
  floor: string;
  ceiling: string;
  wood: string;
  light: string;
  /** What the walls darken to away from the light. */
  shade: string;
}

export interface RoomSize {
  half: number;
  height: number;
  depth: number;
}

const NEAR = 1.6;

/** An empty cabin: walls, floor, ceiling with a cove of light, skirting and a band of wood. */
export function room(ink: Ink, view: View, size: RoomSize, tones: RoomTones): string {
  const { half, height, depth } = size;
  const side = (x: number, low: number, high: number, fill: string): string =>
    panel(
      view,
      [
        [x, low, NEAR],
        [x, low, depth],
        [x, high, depth],
        [x, high, NEAR],
      ],
      fill,
    );
  const back = (low: number, high: number, fill: string): string =>
    panel(
      view,
      [
        [-half, low, depth],
        [half, low, depth],
        [half, high, depth],
        [-half, high, depth],
      ],
      fill,
    );
  const flat = (y: number, inset: number, fill: string, opacity = 1): string =>
    panel(
      view,
      [
        [-half + inset, y, NEAR],
        [half - inset, y, NEAR],
        [half - inset, y, depth - inset],
        [-half + inset, y, depth - inset],
      ],
      fill,
      { opacity },
    );
  const backWall = ink.linear([
    [0, mix(tones.wall, tones.light, 0.45)],
    [1, mix(tones.wall, '#3a2c34', 0.06)],
  ]);
  const [left, right] = [view(-half, 0, depth)[0], view(half, 0, depth)[0]];
  const leftWall = ink.linear(
    [
      [0, mix(tones.wall, tones.shade, 0.6)],
      [1, mix(tones.wall, tones.shade, 0.2)],
    ],
    { from: [left - 330, 0], to: [left, 0] },
  );
  const rightWall = ink.linear(
    [
      [0, mix(tones.wall, tones.shade, 0.26)],
      [1, mix(tones.wall, tones.shade, 0.7)],
    ],
    { from: [right, 0], to: [right + 330, 0] },
  );
  const carpet = ink.linear(
    [
      [0, mix(tones.floor, tones.light, 0.25)],
      [1, mix(tones.floor, '#2c2030', 0.2)],
    ],
    { from: [0, view(0, 0, depth)[1]], to: [0, 900] },
  );
  const downlights = [-0.5, 0.5].flatMap((share) =>
    [3.6, 5].map((z) => {
      const at = view(half * share, height, z);
      return (
        circle(
          at,
          34,
          ink.radial([
            [0, tones.light, 0.7],
            [1, tones.light, 0],
          ]),
        ) + circle(at, 6, '#fffaf0')
      );
    }),
  );
  const boards = Array.from({ length: 16 }, (_, index) => {
    const x = -half + ((index + 1) * half * 2) / 17;
    return line([view(x, 0, NEAR), view(x, 0, depth)], mix(tones.floor, '#2c2030', 0.35), 1, {
      opacity: 0.3,
    });
  });
  return group(
    {},
    back(0, height, backWall),
    side(-half, 0, height, leftWall),
    side(half, 0, height, rightWall),
    flat(0, 0, carpet),
    ...boards,
    flat(height, 0, mix(tones.ceiling, tones.shade, 0.22)),
    flat(height, 0.45, mix(tones.ceiling, tones.light, 0.55)),
    flat(height, 0.62, mix(tones.ceiling, tones.shade, 0.06)),
    ...downlights,
    back(0, 0.1, tones.wood),
    side(-half, 0, 0.1, mix(tones.wood, '#2c2030', 0.2)),
    side(half, 0, 0.1, mix(tones.wood, '#2c2030', 0.3)),
    back(height - 0.07, height, mix(tones.wall, '#ffffff', 0.5)),
  );
}

/** Upright battens of wood over a part of the back wall. */
export function battens(
  view: View,
  from: number,
  to: number,
  low: number,
  high: number,
  z: number,
  wood: string,
): string {
  const drawn: string[] = [
    panel(
      view,
      [
        [from, low, z],
        [to, low, z],
        [to, high, z],
        [from, high, z],
      ],
      mix(wood, '#2a1a16', 0.25),
    ),
  ];
  for (let x = from; x < to - 0.05; x += 0.14) {
    drawn.push(
      panel(
        view,
        [
          [x, low, z],
          [x + 0.1, low, z],
          [x + 0.1, high, z],
          [x, high, z],
        ],
        mix(wood, '#ffffff', 0.06),
      ),
    );
  }
  return group({}, ...drawn);
}
