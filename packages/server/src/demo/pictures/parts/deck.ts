import type { Point, View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { random } from '../drawing/random.ts';
import { circle, curve, ellipse, group, line, path, polygon, soft, stroked } from '../drawing/shapes.ts';
import type { Ink } from '../drawing/ink.ts';

interface Floor {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** Planked deck: boards run away from us, each of its own tone, with dark seams. */
export function planks(view: View, floor: Floor, tone: string, shade: string, seed: number): string {
  const chance = random(seed);
  const drawn: string[] = [];
  for (let x = floor.left; x < floor.right; x += 0.22) {
    const board = [
      view(x, 0, floor.near),
      view(x + 0.22, 0, floor.near),
      view(x + 0.22, 0, floor.far),
      view(x, 0, floor.far),
    ];
    drawn.push(path(polygon(board), mix(tone, shade, chance.between(0, 0.3))));
    drawn.push(line([view(x, 0, floor.near), view(x, 0, floor.far)], shade, 0.9, { opacity: 0.55 }));
    for (let joint = floor.near + chance.between(0, 2.5); joint < floor.far; joint += 2.5) {
      drawn.push(line([view(x, 0, joint), view(x + 0.22, 0, joint)], shade, 0.8, { opacity: 0.5 }));
    }
  }
  return group({}, ...drawn);
}

/** A ship's rail from one point of the deck to another: posts, wires, a teak top. */
export function railing(view: View, from: Point, to: Point, metal: string, wood: string, weight = 1): string {
  const at = (share: number, height: number): Point =>
    view(from[0] + (to[0] - from[0]) * share, height, from[1] + (to[1] - from[1]) * share);
  const posts = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.4));
  const girth = (share: number): number => Math.abs(at(share, 1)[1] - at(share, 0)[1]) * 0.035 * weight;
  const bar = (height: number, thick: number, colour: string): string => {
    const half = thick / 2;
    return path(polygon([at(0, height - half), at(1, height - half), at(1, height + half), at(0, height + half)]), colour);
  };
  return group(
    {},
    ...[0.2, 0.42, 0.64, 0.86].map((height) => bar(height, 0.022 * weight, metal)),
    ...Array.from({ length: posts + 1 }, (_, index) => {
      const share = index / posts;
      return line([at(share, 0), at(share, 1.06)], metal, girth(share), { 'stroke-linecap': 'butt' });
    }),
    bar(1.1, 0.085 * weight, wood),
    bar(1.13, 0.025 * weight, mix(wood, '#ffffff', 0.35)),
  );
}

/** A sun lounger of slatted wood with a cushion and a towel; its foot points along the model's z. */
export function lounger(view: View, frame: string, cushion: string, towel: string): string {
  const shade = mix(cushion, '#12384a', 0.34);
  const slab = (half: number, points: readonly (readonly [number, number])[]): Point[] => [
    ...points.map(([y, z]) => view(-half, y, z)),
    ...points.toReversed().map(([y, z]) => view(half, y, z)),
  ];
  const leg = (x: number, z: number): string =>
    path(polygon([view(x, 0, z - 0.03), view(x, 0, z + 0.03), view(x, 0.24, z + 0.05), view(x, 0.24, z - 0.05)]), mix(frame, '#2a1a14', 0.35));
  const side = (x: number, rows: readonly (readonly [number, number])[]): string =>
    polygon(rows.map(([y, z]) => view(x, y, z)));
  const seatEdge = [[0.27, 2], [0.36, 2], [0.36, 0.66], [0.27, 0.66]] as const;
  const backEdge = [[0.36, 0.72], [0.92, 0.16], [0.86, 0.08], [0.27, 0.66]] as const;
  const beam = [[0.2, 1.98], [0.28, 1.98], [0.28, 0.1], [0.2, 0.1]] as const;
  const prop = [[0.24, 0.12], [0.6, 0.36], [0.56, 0.4], [0.24, 0.2]] as const;
  const wood = mix(frame, '#ffffff', 0.12);
  return group(
    {},
    path(soft([view(-0.6, 0, -0.2), view(0.34, 0, 0), view(0.34, 0, 1.95), view(-0.6, 0, 1.8)], 14), '#3a2a24', { opacity: 0.2 }),
    leg(0.3, 0.3),
    leg(0.3, 1.8),
    path(side(0.33, beam), mix(frame, '#2a1a14', 0.3)),
    path(side(0.3, prop), mix(frame, '#2a1a14', 0.3)),
    path(polygon(slab(0.33, [[0.36, 2], [0.36, 0.68]])), cushion),
    path(polygon(slab(0.332, [[0.365, 1.75], [0.365, 1.2]])), towel),
    path(polygon(slab(0.33, [[0.36, 0.74], [0.92, 0.16]])), mix(cushion, '#ffffff', 0.5)),
    path(soft(slab(0.25, [[0.74, 0.35], [0.94, 0.15]]), 6), towel),
    path(polygon(slab(0.33, [[0.36, 2], [0.27, 2]])), mix(shade, cushion, 0.4)),
    path(polygon(slab(0.33, [[0.28, 1.98], [0.2, 1.98]])), wood),
    leg(-0.33, 0.3),
    leg(-0.33, 1.8),
    path(side(-0.33, prop), frame),
    path(side(-0.33, beam), frame),
    path(side(-0.33, seatEdge), shade),
    path(side(-0.33, backEdge), shade),
  );
}

/** A parasol seen from the side: far panels first, then the near ones. */
export function parasol(view: View, reach: number, cloth: string, other: string, pole: string): string {
  const rim = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const panels = rim
    .map(([x, z], index) => {
      const [nextX, nextZ] = rim[(index + 1) % rim.length] ?? [x, z];
      const dip = view((x + nextX) / 2, 2.06, (z + nextZ) / 2);
      const [a, b, top] = [view(x, 2.15, z), view(nextX, 2.15, nextZ), view(0, 2.85, 0)];
      const tone = index % 2 ? cloth : other;
      const side = (x + nextX) / 2 / reach;
      const d = `M${top.join(' ')}L${a.join(' ')}Q${dip.join(' ')} ${b.join(' ')}Z`;
      return { depth: z + nextZ, markup: path(d, mix(tone, '#12384a', z + nextZ > 0 ? 0.3 : 0.06 + 0.12 * Math.max(0, side))) };
    })
    .toSorted((a, b) => b.depth - a.depth);
  return group({}, line([view(0, 0, 0), view(0, 2.2, 0)], pole, 5), ...panels.map(({ markup }) => markup), circle(view(0, 2.88, 0), 4, pole));
}

/** A string of lamps or paper lanterns that hangs between two points of the picture. */
export function lanterns(ink: Ink, from: Point, to: Point, sag: number, count: number, size: number, colours: readonly [string, ...string[]]): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const wire = Array.from({ length: 25 }, (_, step) => at(step / 24));
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    const colour = colours[index % colours.length] ?? colours[0];
    const halo = ink.radial([
      [0, colour, 0.6],
      [0.45, colour, 0.18],
      [1, colour, 0],
    ]);
    const body = ink.radial([
      [0, '#fff6dc'],
      [0.5, mix(colour, '#fff0c8', 0.45)],
      [1, colour],
    ]);
    return group(
      {},
      circle([x, y + size], size * 3.2, halo),
      ellipse([x, y + size], size * 0.88, size, body),
      path(`M${x - size * 0.32} ${y + size * 0.02}h${size * 0.64}v${size * 0.16}h${-size * 0.64}Z`, mix(colour, '#3a1d14', 0.55)),
      path(`M${x - size * 0.26} ${y + size * 1.9}h${size * 0.52}v${size * 0.14}h${-size * 0.52}Z`, mix(colour, '#3a1d14', 0.55)),
    );
  });
  return group({}, stroked(curve(wire), '#1a2c4a', 2), ...lamps);
}
