import type { Point, View } from '../../drawing/camera.ts';
import type { Ink } from '../../drawing/ink.ts';
import { random } from '../../drawing/random.ts';
import { curve, group, lens, path, polygon } from '../../drawing/shapes.ts';
import type { ShipDesign, ShipFinish } from './design.ts';
import { hullLine, hullPoint } from './hull.ts';
import { outline } from './outline.ts';

/** The ship upside down in the water: broad tones only, softened and broken by ripples. */
export function reflection(
  ink: Ink,
  view: View,
  design: ShipDesign,
  finish: ShipFinish,
  opacity = 0.5,
): string {
  const sunk: View = (x, y, z) => view(x, -y, z);
  const side = nearSide(view, design);
  const houses = design.decks.map((deck) => {
    const low = outline(deck).map(([x, z]) => sunk(x, deck.floor, z));
    const high = outline(deck).map(([x, z]) => sunk(x, deck.roof, z));
    return path(polygon(span(low, high)), finish.upper);
  });
  const skin = path(
    polygon([...hullLine(sunk, design, 0, side), ...hullLine(sunk, design, 1, side).toReversed()]),
    finish.upper,
  );
  const boot = path(
    polygon([...hullLine(sunk, design, 0, side), ...hullLine(sunk, design, 0.14, side).toReversed()]),
    finish.boot,
  );
  const top = sunk(0, 0, 0)[1];
  const deep = sunk(0, design.funnel.top, 0)[1];
  const fade = ink.mask(
    path(
      ripples(top - 60, deep, view(design.stern, 0, 0)[0], view(design.bow, 0, 0)[0]),
      ink.linear(
        [
          [0, '#ffffff'],
          [0.5, '#bbbbbb'],
          [1, '#000000'],
        ],
        { from: [0, top], to: [0, deep] },
      ),
    ),
  );
  return group({ mask: fade, opacity }, group({ filter: ink.blur(3) }, ...houses, skin, boot));
}

/** Foam along the side, the bow wave, and the wake she leaves. */
export function wake(ink: Ink, view: View, design: ShipDesign, foam: string, strength = 1): string {
  const side = nearSide(view, design);
  const chance = random(41);
  const hem = Array.from({ length: 60 }, (_, step) => {
    const along = 1 - step / 59;
    const [x, , z] = hullPoint(design, along, 0, side);
    const breadth = 0.9 + 2.6 * (1 - along) ** 0.7 + chance.between(0, 1.3);
    return view(x + (step === 0 ? 1.5 : 0), 0, z + side * breadth);
  });
  const near = hullLine(view, design, 0.012, side);
  const trail = [
    view(design.stern, 0, -design.half),
    view(design.stern - 150, 0, -design.half * 3.4),
    view(design.stern - 150, 0, design.half * 3.4),
    view(design.stern, 0, design.half),
  ];
  const [tail, head] = [view(design.stern, 0, 0), view(design.stern - 150, 0, 0)];
  const spread = ink.linear(
    [
      [0, foam, 0.75 * strength],
      [1, foam, 0],
    ],
    { from: tail, to: head },
  );
  const crest = (reach: number, back: number, width: number, opacity: number): string => {
    const length = (design.bow - design.stern) * back;
    const points = Array.from({ length: 18 }, (_, step) => {
      const share = step / 17;
      return view(design.bow - 4 - length * share, 0, side * (1.5 + reach * share ** 0.85));
    });
    return path(ribbon(points, width), foam, { opacity: opacity * strength });
  };
  const spray = (height: number, back: number): Point[] => [
    view(design.bow + 1.2, 0, 0),
    view(design.bow + 0.4, height, side * 0.4),
    view(design.bow - back * 0.3, height * 0.86, side * 1.9),
    view(design.bow - back * 0.65, height * 0.4, side * 4.6),
    view(design.bow - back, 0.1, side * 8),
    view(design.bow - back * 0.6, -0.2, side * 7.4),
  ];
  return group(
    {},
    path(polygon(trail), spread),
    crest(44, 1.5, 3, 0.35),
    crest(30, 1.1, 4.5, 0.5),
    path(`${curve([...near, ...hem])}Z`, foam, { opacity: 0.9 * strength }),
    path(`${curve(spray(1.9, 26))}Z`, foam, { opacity: 0.6 * strength }),
    path(`${curve(spray(1.5, 17))}Z`, foam, { opacity: 0.95 * strength }),
  );
}

function nearSide(view: View, design: ShipDesign): -1 | 1 {
  return view(0, 0, design.half)[1] > view(0, 0, -design.half)[1] ? 1 : -1;
}

function span(low: readonly Point[], high: readonly Point[]): Point[] {
  const [lowLeft, lowRight] = ends(low);
  const [highLeft, highRight] = ends(high);
  return [lowLeft, lowRight, highRight, highLeft];
}

function ends(row: readonly Point[]): [Point, Point] {
  const sorted = row.toSorted((a, b) => a[0] - b[0]);
  return [sorted[0] ?? [0, 0], sorted.at(-1) ?? [0, 0]];
}

function ribbon(points: readonly Point[], width: number): string {
  const last = points.length - 1;
  const swell = (index: number): number => width * Math.sin((Math.PI * (index + 0.4)) / (last + 1));
  return `${curve([...points, ...points.map(([x, y], index): Point => [x, y + swell(index)]).toReversed()])}Z`;
}

function ripples(top: number, bottom: number, left: number, right: number): string {
  const chance = random(7);
  const [from, to] = [Math.min(left, right) - 120, Math.max(left, right) + 120];
  const rows: string[] = [`M${from} ${top}H${to}V${top + 72}H${from}Z`];
  for (let y = top + 70; y < bottom; y += 8) {
    for (let x = from; x < to; x += 150) {
      rows.push(
        lens(
          x + chance.between(-60, 60),
          y + chance.between(-4, 4),
          chance.between(30, 150),
          chance.between(1, 3.2),
        ),
      );
    }
  }
  return rows.join('');
}
