import type { Point, View } from '../drawing/camera.ts';
import type { Ink } from '../drawing/ink.ts';
import { ellipse, group, line, path, polygon, stroked } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { cruiseShip } from './ship/design.ts';
import { hullPoint } from './ship/hull.ts';

/** Height of the quay above the water. */
export const QUAY = 2.6;

/** The quay the ship lies along, from its edge to the foot of the picture. */
export function quay(ink: Ink, view: View, ground: View): string {
  const row = (y: number, z: number): Point[] =>
    Array.from({ length: 46 }, (_, step) => view(-170 + step * 6, y, z));
  const edge = row(QUAY, 12.5);
  const [first, last] = [edge[0] ?? [1600, 600], edge.at(-1) ?? [0, 700]];
  const stone = ink.linear(
    [
      [0, '#efe2c9'],
      [1, '#cdb792'],
    ],
    { from: [0, 640], to: [0, 900] },
  );
  const joints = [16, 19, 23, 28, 34, 41, 49, 58, 68, 80].map((z) =>
    seam(view(-170, QUAY, z), view((118 - 0.83 * z) / 0.56, QUAY, z)),
  );
  const slabs = Array.from({ length: 34 }, (_, index) => {
    const x = -110 + index * 6;
    return seam(view(x, QUAY, 13.7), view(x, QUAY, Math.min(110, (118 - 0.56 * x) / 0.83)));
  });
  return group(
    {},
    path(polygon([...edge, [last[0], 960], [1700, 960], [1700, first[1]]]), stone),
    ...joints,
    ...slabs,
    path(polygon([...edge, ...row(QUAY, 13.7).toReversed()]), '#b3a07c'),
    line(edge, '#fff6e2', 2.5),
    path(
      polygon([ground(-40, QUAY, 25), ground(40, QUAY, 25), ground(40, QUAY, 19), ground(-40, QUAY, 19)]),
      '#8a7452',
      { opacity: 0.12 },
    ),
  );
}

/** A lamp post near the edge of the quay. */
export function lampPost(view: View, x: number): string {
  const [foot, top, arm] = [view(x, QUAY, 17), view(x, QUAY + 6, 17), view(x, QUAY + 6.4, 15.6)];
  return line([foot, top, arm], palette.navy, 2.6) + ellipse([arm[0], arm[1] + 3], 7, 3, palette.foam);
}

/** The gangway from the ship's side door down to the quay. */
export function gangway(view: View): string {
  const at = (share: number, side: number): readonly [number, number, number] => [
    -6 + side,
    5.6 + (QUAY + 0.1 - 5.6) * share,
    9.1 + (19 - 9.1) * share,
  ];
  const rail = (side: number): string => {
    const posts = Array.from({ length: 9 }, (_, index) => {
      const [x, y, z] = at(index / 8, side);
      return line([view(x, y, z), view(x, y + 1.1, z)], '#ffffff', 2);
    });
    const top = (share: number): readonly [number, number] => {
      const [x, y, z] = at(share, side);
      return view(x, y + 1.1, z);
    };
    return group({}, ...posts, line([top(0), top(1)], palette.coral, 3));
  };
  const door = [view(-7.4, 4.9, 9.05), view(-4.6, 4.9, 9.05), view(-4.6, 7, 9.05), view(-7.4, 7, 9.05)];
  return group(
    {},
    path(polygon(door), '#23485c'),
    path(
      polygon([view(-7, QUAY, 15), view(-5, QUAY, 15), view(-4, QUAY, 19.6), view(-6.6, QUAY, 19.6)]),
      '#6b5a44',
      { opacity: 0.35 },
    ),
    rail(-1),
    path(polygon([view(...at(0, -1)), view(...at(0, 1)), view(...at(1, 1)), view(...at(1, -1))]), '#b98255'),
    rail(1),
  );
}

/** Bollards, and the lines from bow and stern that are made fast to them. */
export function moorings(view: View): string {
  const bollard = (x: number): string => {
    const [left, foot] = view(x, QUAY, 14.2);
    const unit = foot - view(x, QUAY + 1, 14.2)[1];
    return group(
      {},
      ellipse([left + unit * 0.2, foot], unit * 0.7, unit * 0.16, '#6b5a44', { opacity: 0.4 }),
      path(
        `M${left - unit * 0.3} ${foot}L${left - unit * 0.22} ${foot - unit * 0.7}H${left + unit * 0.22}L${left + unit * 0.3} ${foot}Z`,
        palette.navy,
      ),
      ellipse([left, foot - unit * 0.75], unit * 0.42, unit * 0.16, '#1d3c60'),
    );
  };
  const rope = (along: number, x: number): string => {
    const [a, b] = [view(...hullPoint(cruiseShip, along, 0.86, 1)), view(x, QUAY + 0.6, 14.2)];
    return stroked(
      `M${a.join(' ')}Q${(a[0] + b[0]) / 2} ${Math.max(a[1], b[1]) - 6} ${b.join(' ')}`,
      '#5b4a3c',
      2.2,
    );
  };
  return group(
    {},
    rope(0.97, 40),
    rope(0.93, 26),
    rope(0.06, -40),
    bollard(40),
    bollard(26),
    bollard(8),
    bollard(-22),
    bollard(-40),
  );
}

function seam(from: Point, to: Point): string {
  return line([from, to], '#a58f6c', 1.3, { opacity: 0.45 });
}
