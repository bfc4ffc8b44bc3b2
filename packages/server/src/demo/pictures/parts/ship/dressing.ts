import type { Point, View } from '../../drawing/camera.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, group, stroked, curve } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import type { ShipDesign } from './design.ts';
import { hullPoint } from './hull.ts';

/** Strings of lamps from the bow over mast and funnel down to the stern. */
export function dressing(ink: Ink, view: View, design: ShipDesign): string {
  const stations = [
    hullPoint(design, 1, 1, 1),
    [design.mast.x - 0.6, design.mast.top - 0.5, 0],
    [design.funnel.aft, design.funnel.top + 0.6, 0],
    [design.stern + 2, design.freeboard + 6, 0],
  ] as const;
  const strings = stations.slice(1).map((end, index) => {
    const start = stations[index] ?? end;
    const sag = 2.6;
    return Array.from({ length: 19 }, (_, step): Point => {
      const share = step / 18;
      const drop = sag * Math.sin(Math.PI * share);
      return view(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - drop, 0);
    });
  });
  const halo = ink.radial([
    [0, palette.lamp, 0.9],
    [0.4, palette.lamp, 0.25],
    [1, palette.lamp, 0],
  ]);
  return group(
    {},
    ...strings.map((points) => stroked(curve(points), '#6f84a6', 0.8, { opacity: 0.7 })),
    ...strings.flat().map((at) => circle(at, 9, halo) + circle(at, 1.9, '#fff1cf')),
  );
}
