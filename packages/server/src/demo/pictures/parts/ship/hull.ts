import type { Point, View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { ellipse, faces, group, line, path, polygon } from '../../drawing/shapes.ts';
import type { ShipDesign, ShipFinish } from './design.ts';

const STRIPS = 44;
const BANDS = 6;

/** The hull from the waterline to the bulwark, shaded strip by strip so that the bow turns and flares. */
export function hull(ink: Ink, view: View, design: ShipDesign, finish: ShipFinish): string {
  const skin = ([-1, 1] as const).flatMap((side) => plating(view, design, finish, side));
  return group(
    {},
    transom(view, design, finish),
    ...skin,
    ...([-1, 1] as const).map((side) => livery(ink, view, design, finish, side)),
  );
}

/** A point of the hull: `along` 0 stern to 1 bow, `up` 0 waterline to 1 bulwark, on one side. */
export function hullPoint(
  design: ShipDesign,
  along: number,
  up: number,
  side: -1 | 1,
): readonly [number, number, number] {
  const bow = design.bow + design.rake * up ** 1.5;
  const stern = design.stern - 2.5 * up;
  const run = 0.46 + 0.16 * up;
  const taper = Math.max(0, (along - run) / (1 - run));
  const entry = 1 - taper ** (1.75 + 0.9 * up);
  const quarter = 1 - 0.16 * Math.max(0, (0.12 - along) / 0.12) ** 2;
  const height = design.freeboard + design.sheer * Math.max(0, (along - 0.55) / 0.45) ** 2;
  return [
    stern + (bow - stern) * along,
    height * up,
    side * design.half * entry * quarter * (0.94 + 0.06 * up),
  ];
}

/** Points along the hull at one height, from stern to bow. */
export function hullLine(
  view: View,
  design: ShipDesign,
  up: number,
  side: -1 | 1,
  from = 0,
  to = 1,
): Point[] {
  return Array.from({ length: STRIPS + 1 }, (_, step) =>
    view(...hullPoint(design, from + ((to - from) * step) / STRIPS, up, side)),
  );
}

function stem(view: View, design: ShipDesign, low: number, high: number, side: -1 | 1): Point[] {
  return Array.from({ length: 8 }, (_, step) =>
    view(...hullPoint(design, 1, low + ((high - low) * step) / 8, side)),
  );
}

function plating(view: View, design: ShipDesign, finish: ShipFinish, side: -1 | 1): string[] {
  const drawn: string[] = [];
  for (let strip = 0; strip < STRIPS; strip += 1) {
    for (let band = 0; band < BANDS; band += 1) {
      const corner = (along: number, up: number) => hullPoint(design, along / STRIPS, up / BANDS, side);
      const low = corner(strip, band);
      const fore = corner(strip + 1, band);
      const high = corner(strip, band + 1);
      const ring = [low, fore, corner(strip + 1, band + 1), high].map((point) => view(...point));
      if (!faces(side < 0 ? ring : ring.toReversed())) continue;
      const length = Math.hypot(fore[0] - low[0], fore[2] - low[2]) || 1;
      const facing =
        (((fore[2] - low[2]) * finish.light[0] - (fore[0] - low[0]) * finish.light[1]) * -side) / length;
      const flare = ((high[2] - low[2]) * side) / (high[1] - low[1]);
      const depth = 0.22 * (1 - band / BANDS);
      const shade = 0.62 - 0.62 * facing + 0.45 * flare + depth;
      const tone = mix(finish.hull, finish.hullShade, shade);
      drawn.push(path(polygon(ring), tone, { stroke: tone, 'stroke-width': 0.7 }));
    }
  }
  return drawn;
}

function transom(view: View, design: ShipDesign, finish: ShipFinish): string {
  const ring = [
    hullPoint(design, 0, 0, 1),
    hullPoint(design, 0, 0, -1),
    hullPoint(design, 0, 1, -1),
    hullPoint(design, 0, 1, 1),
  ].map((point) => view(...point));
  return faces(ring) ? path(polygon(ring), mix(finish.hull, finish.hullShade, 0.75)) : '';
}

function livery(ink: Ink, view: View, design: ShipDesign, finish: ShipFinish, side: -1 | 1): string {
  const band = (low: number, high: number): Point[] => [
    ...hullLine(view, design, low, side),
    ...stem(view, design, low, high, side),
    ...hullLine(view, design, high, side).toReversed(),
  ];
  if (!faces(side < 0 ? band(0, 1) : band(0, 1).toReversed())) return '';
  const foot = view(0, 0, side * design.half);
  const fade = ink.linear(
    [
      [0, finish.glass, 0.36],
      [1, finish.glass, 0],
    ],
    { from: foot, to: [foot[0], view(0, design.freeboard * 0.6, side * design.half)[1]] },
  );
  return group(
    {},
    path(polygon(band(0, 0.98)), fade),
    path(polygon(band(0, 0.1)), finish.boot),
    path(polygon(band(0.1, 0.125)), finish.accent),
    path(polygon(band(0.9, 0.955)), finish.stripe),
    line(hullLine(view, design, 1, side), finish.upper, 1.6, { opacity: 0.9 }),
    ...design.portholes.rows.flatMap((up) => portholes(view, design, finish, side, up)),
  );
}

function portholes(view: View, design: ShipDesign, finish: ShipFinish, side: -1 | 1, up: number): string[] {
  const length = design.bow - design.stern;
  const drawn: string[] = [];
  for (let x = design.portholes.from; x < design.portholes.to; x += 3.1) {
    const point = hullPoint(design, (x - design.stern) / length, up, side);
    const [left, right] = [
      view(point[0] - 0.42, point[1], point[2]),
      view(point[0] + 0.42, point[1], point[2]),
    ];
    const at = view(...point);
    const top = view(point[0], point[1] + 0.42, point[2]);
    const lit = finish.lit > 0 && Math.abs(Math.sin(x * 12.9 + up * 78)) < finish.lit;
    drawn.push(
      ellipse(
        at,
        Math.max(0.8, Math.abs(right[0] - left[0]) / 2),
        at[1] - top[1],
        lit ? '#ffd489' : finish.glass,
      ),
    );
  }
  return drawn;
}
