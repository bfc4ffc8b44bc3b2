import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { random } from '../drawing/random.ts';
import { circle, group, path, polygon } from '../drawing/shapes.ts';

/** A coconut palm from its foot up; `lean` is how far the crown stands to the side, as a share of its height. */
export function palm(
  foot: Point,
  height: number,
  lean: number,
  tone: string,
  lit: string,
  seed: number,
): string {
  const chance = random(seed);
  const crown: Point = [foot[0] + lean * height, foot[1] - height];
  const bend: Point = [foot[0] + lean * height * 0.15, foot[1] - height * 0.6];
  const thick = height * 0.028;
  const trunk = `M${foot[0] - thick} ${foot[1]}Q${bend[0] - thick * 0.6} ${bend[1]} ${crown[0] - thick * 0.4} ${crown[1]}L${crown[0] + thick * 0.4} ${crown[1]}Q${bend[0] + thick * 0.8} ${bend[1]} ${foot[0] + thick * 1.3} ${foot[1]}Z`;
  const angles = [200, -18, 228, -44, 172, 8, 252, -68, 150, 28];
  const fronds = angles.map((angle, index) =>
    frond(
      crown,
      height * chance.between(0.38, 0.5),
      angle + chance.between(-7, 7),
      mix(tone, lit, index / angles.length),
    ),
  );
  const nuts = [-1, 0.2, 1].map((side) =>
    circle([crown[0] + side * thick * 0.9, crown[1] + thick * 0.9], thick * 0.75, mix(tone, '#3a2416', 0.5)),
  );
  return group({}, path(trunk, mix('#7a5a3e', tone, 0.35)), ...fronds, ...nuts);
}

function frond(root: Point, length: number, angle: number, tone: string): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const spine = Array.from({ length: 15 }, (_, step): Point => {
    const share = step / 14;
    const droop = length * 0.62 * share ** 2.1;
    return [root[0] + dx * length * share, root[1] + dy * length * share * 0.8 + droop];
  });
  const leaflets = spine.slice(1).map((at, index) => {
    const before = spine[index] ?? at;
    const share = index / 14;
    const size = length * 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * share)) ** 0.9;
    const [ux, uy] = unit(before, at);
    const leaf = (side: number): string => {
      const tip: Point = [
        at[0] + ux * size * 0.55 - uy * side * size * 0.5,
        at[1] + uy * size * 0.55 + ux * side * size * 0.5 + size * 0.5,
      ];
      return polygon([before, tip, [at[0] + ux * 2, at[1] + uy * 2]]);
    };
    return leaf(1) + leaf(-1);
  });
  return path(leaflets.join(''), tone) + path(ribbon(spine, length * 0.014), mix(tone, '#ffffff', 0.12));
}

function ribbon(spine: readonly Point[], width: number): string {
  const edge = (side: number): Point[] =>
    spine.map((at, index): Point => [at[0], at[1] + side * width * (1 - index / spine.length)]);
  return polygon([...edge(-1), ...edge(1).toReversed()]);
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
