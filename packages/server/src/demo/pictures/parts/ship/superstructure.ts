import type { Point, View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { random } from '../../drawing/random.ts';
import { group, line, path, polygon } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import type { Deck, ShipFinish } from './design.ts';
import { outline, panels, sides } from './outline.ts';

/** One deck house: wall, windows or balconies, the shadow under its roof and the roof's bright edge. */
export function superstructure(view: View, deck: Deck, finish: ShipFinish): string {
  const recess = deck.style === 'promenade' || deck.style === 'balconies' ? -1.5 : 0;
  const wall = outline(deck, recess);
  return group(
    {},
    block(view, wall, deck.floor, deck.roof, finish, recess ? 0.28 : 0),
    glazing(view, wall, deck, finish),
    shadow(view, wall, deck, finish),
    deck.style === 'balconies' ? balconies(view, deck, finish) : '',
    deck.style === 'promenade' ? parapet(view, deck, finish, 0.85) : '',
    edge(view, deck, finish),
  );
}

/** An upright block over a plan, each side toned by how it meets the light. */
export function block(
  view: View,
  plan: readonly Point[],
  floor: number,
  roof: number,
  finish: ShipFinish,
  dim = 0,
  lid = plan,
): string {
  const drawn = sides(view, plan, floor, roof, lid).map(({ corners, normal }) => {
    const facing = normal[0] * finish.light[0] + normal[1] * finish.light[1];
    const tone = mix(finish.upper, finish.upperShade, 0.6 - 0.6 * facing + dim);
    return path(polygon(corners), tone, { stroke: tone, 'stroke-width': 0.6 });
  });
  return drawn.join('');
}

function glazing(view: View, wall: readonly Point[], deck: Deck, finish: ShipFinish): string {
  const height = deck.roof - deck.floor;
  const row = {
    promenade: { low: 0.25, high: 0.8, width: 2.3, every: 2.9 },
    balconies: { low: 0.06, high: 0.84, width: 2.2, every: 3.3 },
    cabins: { low: 0.36, high: 0.74, width: 1.5, every: 2.5 },
    bridge: { low: 0.42, high: 0.82, width: 1.75, every: 2.05 },
    lounge: { low: 0.18, high: 0.84, width: 2.15, every: 2.35 },
  }[deck.style];
  const chance = random(Math.round(deck.floor * 97));
  return panels(view, wall, {
    floor: deck.floor + height * row.low,
    roof: deck.floor + height * row.high,
    width: row.width,
    every: row.every,
  })
    .map((corners) => {
      const lit = chance.between(0, 1) < finish.lit;
      const tone = lit
        ? mix(palette.lamp, '#fff3d6', chance.between(0, 0.7))
        : mix(finish.glass, finish.glassShine, chance.between(0, 0.45));
      return path(polygon(corners), tone);
    })
    .join('');
}

function shadow(view: View, wall: readonly Point[], deck: Deck, finish: ShipFinish): string {
  return sides(view, wall, deck.roof - (deck.roof - deck.floor) * 0.2, deck.roof)
    .map(({ corners }) =>
      path(polygon(corners), mix(finish.upperShade, finish.glass, 0.5), { opacity: 0.55 }),
    )
    .join('');
}

function balconies(view: View, deck: Deck, finish: ShipFinish): string {
  const fins: string[] = [];
  for (let x = deck.aft + 2; x < deck.fore - deck.round + 1; x += 3.3) {
    for (const side of [-1, 1] as const) {
      const z = deck.half * side;
      const back = (deck.half - 1.5) * side;
      const fin = [
        view(x, deck.floor, z),
        view(x, deck.floor, back),
        view(x, deck.roof, back),
        view(x, deck.roof, z),
      ];
      const towardUs = view(x, deck.floor, z)[1] > view(x, deck.floor, back)[1];
      if (towardUs) fins.push(path(polygon(fin), mix(finish.upper, finish.upperShade, 0.3)));
    }
  }
  return fins.join('') + parapet(view, deck, finish, 1.05);
}

function parapet(view: View, deck: Deck, finish: ShipFinish, height: number): string {
  const plan = outline(deck);
  const glass = sides(view, plan, deck.floor, deck.floor + height).map(({ corners, normal }) => {
    const facing = normal[0] * finish.light[0] + normal[1] * finish.light[1];
    return group(
      {},
      path(polygon(corners), mix(finish.glassShine, finish.glass, 0.5 - 0.5 * facing), { opacity: 0.62 }),
      line([corners[3], corners[2]], finish.upper, 1),
    );
  });
  return glass.join('');
}

function edge(view: View, deck: Deck, finish: ShipFinish): string {
  const plan = outline(deck, 0.35);
  return block(view, plan, deck.roof - 0.2, deck.roof + 0.25, finish, -0.25);
}
