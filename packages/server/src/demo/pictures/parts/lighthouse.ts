import type { Point } from '../drawing/camera.ts';
import type { Ink } from '../drawing/ink.ts';
import { circle, group, line, path, polygon, rect } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';

/** A white lighthouse with one coral band, a gallery and a lantern. */
export function lighthouse(ink: Ink, foot: Point, height: number, lamp = false): string {
  const [x, y] = foot;
  const half = (share: number): number => height * (0.115 - 0.045 * share);
  const ring = (low: number, high: number): string =>
    polygon([
      [x - half(low), y - height * low],
      [x + half(low), y - height * low],
      [x + half(high), y - height * high],
      [x - half(high), y - height * high],
    ]);
  const round = ink.linear(
    [
      [0, '#ffffff'],
      [0.45, '#fbfdfd'],
      [1, '#9db8c6'],
    ],
    'right',
  );
  const band = ink.linear(
    [
      [0, '#ff8163'],
      [0.5, palette.coral],
      [1, '#b54a3c'],
    ],
    'right',
  );
  const top = y - height * 0.8;
  const windows = [0.18, 0.36, 0.66].map((at) =>
    rect(x - height * 0.014, y - height * (at + 0.05), height * 0.028, height * 0.05, palette.navy, {
      rx: height * 0.012,
    }),
  );
  return group(
    {},
    path(ring(0, 0.8), round),
    path(ring(0.46, 0.58), band),
    ...windows,
    rect(x - height * 0.1, top - height * 0.025, height * 0.2, height * 0.03, palette.navy),
    ...[-0.09, -0.045, 0, 0.045, 0.09].map((at) =>
      line(
        [
          [x + at * height, top - height * 0.025],
          [x + at * height, top - height * 0.065],
        ],
        palette.navy,
        height * 0.006,
      ),
    ),
    line(
      [
        [x - height * 0.1, top - height * 0.065],
        [x + height * 0.1, top - height * 0.065],
      ],
      palette.navy,
      height * 0.007,
    ),
    rect(x - height * 0.05, top - height * 0.12, height * 0.1, height * 0.1, lamp ? palette.lamp : '#bfe3e6'),
    line(
      [
        [x, top - height * 0.12],
        [x, top - height * 0.025],
      ],
      palette.navy,
      height * 0.006,
    ),
    path(
      `M${x - height * 0.065} ${top - height * 0.115}Q${x - height * 0.05} ${top - height * 0.19} ${x} ${top - height * 0.2}Q${x + height * 0.05} ${top - height * 0.19} ${x + height * 0.065} ${top - height * 0.115}Z`,
      palette.coral,
    ),
    circle([x, top - height * 0.205], height * 0.014, palette.navy),
  );
}
