import type { Point, View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { circle, curve, group, line, path, polygon } from '../../drawing/shapes.ts';
import type { ShipDesign, ShipFinish } from './design.ts';
import { outline, sides } from './outline.ts';
import { block } from './superstructure.ts';

/** The raked funnel with the house's band. */
export function funnel(view: View, { funnel: size }: ShipDesign, finish: ShipFinish): string {
  const height = size.top - size.floor;
  const at = (share: number): Point[] =>
    oval(size.aft - 3.2 * share, size.fore - 3.4 * share - 1.5 * share ** 2, size.half * (1 - 0.18 * share));
  const coat = (low: number, high: number, colour: string): string =>
    block(
      view,
      at(low),
      size.floor + height * low,
      size.floor + height * high,
      { ...finish, upper: colour, upperShade: mix(colour, '#04101f', 0.55) },
      0,
      at(high),
    );
  return group(
    {},
    coat(0, 0.42, finish.upper),
    coat(0.42, 0.5, finish.accent),
    coat(0.5, 0.94, finish.funnel),
    coat(0.94, 1, mix(finish.funnel, '#000000', 0.4)),
  );
}

/** Mast, yards, radar and domes. */
export function mast(view: View, { mast: { x, floor, top } }: ShipDesign, finish: ShipFinish): string {
  const span = top - floor;
  const unit = Math.abs(view(x, floor + 1, 0)[1] - view(x, floor, 0)[1]);
  const bar = (height: number, reach: number): string =>
    line([view(x, height, -reach), view(x, height, reach)], finish.upper, unit * 0.22);
  return group(
    {},
    path(
      polygon([
        view(x - 0.2 * span, floor, 0),
        view(x + 0.1 * span, floor, 0),
        view(x - 0.02 * span, top - span * 0.18, 0),
        view(x - 0.08 * span, top - span * 0.18, 0),
      ]),
      mix(finish.upper, finish.upperShade, 0.25),
    ),
    line(
      [view(x - 0.05 * span, top - span * 0.2, 0), view(x - 0.05 * span, top, 0)],
      finish.upper,
      unit * 0.16,
    ),
    bar(floor + span * 0.42, span * 0.26),
    bar(floor + span * 0.64, span * 0.17),
    line(
      [view(x + 0.4, floor + span * 0.5, -span * 0.2), view(x + 0.4, floor + span * 0.5, span * 0.2)],
      finish.upper,
      unit * 0.42,
    ),
    ...[-0.55, 0.42].map((step) =>
      circle(
        view(x + step * span, floor + 0.075 * span, step * 4),
        unit * 0.1 * span,
        mix(finish.upper, finish.upperShade, 0.12),
      ),
    ),
  );
}

/** Lifeboats under the promenade's roof, on the side that looks at us. */
export function boats(view: View, design: ShipDesign, finish: ShipFinish): string {
  const deck = design.decks.find(({ style }) => style === 'promenade');
  if (!deck) return '';
  const near = view(0, deck.floor, deck.half)[1] > view(0, deck.floor, -deck.half)[1] ? 1 : -1;
  return design.boats.map((x) => boat(view, finish, x, deck.floor + 0.75, near * (deck.half + 0.5))).join('');
}

/** Open rail along the edge of a deck: posts and two wires. */
export function rail(
  view: View,
  plan: readonly Point[],
  floor: number,
  colour: string,
  width: number,
): string {
  const wires = [0.5, 1.05].map((height) =>
    sides(view, plan, floor + height, floor + height + 0.02)
      .map(({ corners }) => line([corners[0], corners[1]], colour, width))
      .join(''),
  );
  const posts = plan.flatMap(([x, z], index) => {
    const [endX, endZ] = plan[index + 1] ?? [x, z];
    const count = Math.max(1, Math.round(Math.hypot(endX - x, endZ - z) / 2.2));
    return Array.from({ length: count }, (_, step) => {
      const [postX, postZ] = [x + ((endX - x) * step) / count, z + ((endZ - z) * step) / count];
      return line([view(postX, floor, postZ), view(postX, floor + 1.05, postZ)], colour, width * 0.8);
    });
  });
  return group({ opacity: 0.85 }, ...wires, ...posts);
}

/** Plan of the topmost open deck, for its rail. */
export function sunDeck(design: ShipDesign): { plan: Point[]; floor: number } {
  const deck = design.decks.findLast(({ style }) => style === 'bridge') ?? design.decks[0];
  return deck ? { plan: outline(deck, -0.3), floor: deck.roof + 0.2 } : { plan: [], floor: 0 };
}

function boat(view: View, finish: ShipFinish, x: number, floor: number, z: number): string {
  const length = 3.9;
  const keel: Point[] = [
    view(x - length, floor + 1, z),
    view(x - length * 0.75, floor + 0.25, z),
    view(x, floor, z),
    view(x + length * 0.75, floor + 0.25, z),
    view(x + length, floor + 1, z),
  ];
  const canopy: Point[] = [
    view(x - length, floor + 1, z),
    view(x - length * 0.8, floor + 1.75, z),
    view(x, floor + 2, z),
    view(x + length * 0.8, floor + 1.75, z),
    view(x + length, floor + 1, z),
  ];
  const davit = (at: number): string =>
    line([view(at, floor + 0.9, z), view(at, floor + 2.5, z)], finish.upperShade, 1.6);
  return group(
    {},
    davit(x - 2.6),
    davit(x + 2.6),
    path(`${curve(canopy)}Z`, finish.boat),
    path(`${curve(keel)}Z`, mix(finish.upper, finish.upperShade, 0.15)),
    line([view(x - 2.4, floor + 1.45, z), view(x + 2.4, floor + 1.45, z)], finish.glass, 1.8, {
      'stroke-dasharray': '4 3',
      'stroke-linecap': 'butt',
    }),
  );
}

function oval(aft: number, fore: number, half: number): Point[] {
  const steps = 36;
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = -Math.PI + (2 * Math.PI * step) / steps;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return [
      (aft + fore) / 2 + ((fore - aft) / 2) * Math.sign(x) * Math.abs(x) ** 0.7,
      half * Math.sign(z) * Math.abs(z) ** 0.7,
    ];
  });
}
