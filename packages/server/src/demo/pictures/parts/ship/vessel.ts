import type { View } from '../../drawing/camera.ts';
import type { Ink } from '../../drawing/ink.ts';
import { group } from '../../drawing/shapes.ts';
import type { ShipDesign, ShipFinish } from './design.ts';
import { hull } from './hull.ts';
import { superstructure } from './superstructure.ts';
import { boats, funnel, mast, rail, sunDeck } from './topside.ts';

/** A whole ship. The eye stands lower than her decks, so what is higher is farther and is drawn first. */
export function vessel(ink: Ink, view: View, design: ShipDesign, finish: ShipFinish): string {
  const open = sunDeck(design);
  const houses = design.decks.toReversed().map((deck) => {
    const ownBoats = deck.style === 'promenade' ? boats(view, design, finish) : '';
    const ownRail = deck.roof + 0.2 === open.floor ? rail(view, open.plan, open.floor, finish.upper, 1) : '';
    return ownRail + superstructure(view, deck, finish) + ownBoats;
  });
  return group(
    {},
    mast(view, design, finish),
    funnel(view, design, finish),
    ...houses,
    hull(ink, view, design, finish),
  );
}
