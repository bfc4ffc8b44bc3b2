import type { Point, View } from '../../drawing/camera.ts';
import { faces } from '../../drawing/shapes.ts';
import type { Deck } from './design.ts';

/** Plan of a deck, x and z, from aft round the bow end and back aft. */
export function outline(deck: Pick<Deck, 'aft' | 'fore' | 'half' | 'round'>, out = 0): Point[] {
  const half = deck.half + out;
  const turn = deck.fore + out - deck.round;
  const steps = 14;
  const front = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = -Math.PI / 2 + (Math.PI * step) / steps;
    const across = Math.sin(angle);
    return [turn + deck.round * Math.cos(angle) ** 0.75, half * Math.sign(across) * Math.abs(across) ** 0.62];
  });
  return [[deck.aft - out, -half], ...front, [deck.aft - out, half]];
}

export interface Side {
  corners: readonly [Point, Point, Point, Point];
  /** Outward direction in the plan. */
  normal: Point;
}

/** The sides of an upright block over a plan that look at us; with `lid`, a block that leans from one plan to the other. */
export function sides(view: View, plan: readonly Point[], floor: number, roof: number, lid = plan): Side[] {
  return plan.flatMap((start, index) => {
    const after = (index + 1) % plan.length;
    const end = plan[after] ?? start;
    const startTop = lid[index] ?? start;
    const endTop = lid[after] ?? end;
    const corners = [
      view(start[0], floor, start[1]),
      view(end[0], floor, end[1]),
      view(endTop[0], roof, endTop[1]),
      view(startTop[0], roof, startTop[1]),
    ] as const;
    if (!faces(corners)) return [];
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    return [{ corners, normal: [(end[1] - start[1]) / length, -(end[0] - start[0]) / length] as const }];
  });
}

/** Panels of a width set at even steps along a plan, such as windows; only those that look at us. */
export function panels(
  view: View,
  plan: readonly Point[],
  { floor, roof, width, every, within }: PanelRow,
): (readonly Point[])[] {
  const found: (readonly Point[])[] = [];
  for (let at = every / 2; at < girth(plan) - width; at += every) {
    const start = along(plan, at);
    const end = along(plan, at + width);
    if (within && !within((start[0] + end[0]) / 2)) continue;
    const corners = [
      view(start[0], floor, start[1]),
      view(end[0], floor, end[1]),
      view(end[0], roof, end[1]),
      view(start[0], roof, start[1]),
    ];
    if (faces(corners)) found.push(corners);
  }
  return found;
}

interface PanelRow {
  floor: number;
  roof: number;
  width: number;
  every: number;
  within?: (x: number) => boolean;
}

function along(plan: readonly Point[], distance: number): Point {
  let left = distance;
  for (const [index, start] of plan.entries()) {
    const end = plan[(index + 1) % plan.length] ?? start;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    if (left <= length) {
      return [
        start[0] + ((end[0] - start[0]) * left) / length,
        start[1] + ((end[1] - start[1]) * left) / length,
      ];
    }
    left -= length;
  }
  return plan[0] ?? [0, 0];
}

function girth(plan: readonly Point[]): number {
  return plan.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = plan[(index + 1) % plan.length] ?? [x, z];
    return sum + Math.hypot(nextX - x, nextZ - z);
  }, 0);
}
