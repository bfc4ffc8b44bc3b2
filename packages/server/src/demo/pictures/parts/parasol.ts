import type { View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { circle, group, line, path } from '../drawing/shapes.ts';

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
      return {
        depth: z + nextZ,
        markup: path(d, mix(tone, '#12384a', z + nextZ > 0 ? 0.3 : 0.06 + 0.12 * Math.max(0, side))),
      };
    })
    .toSorted((a, b) => b.depth - a.depth);
  return group(
    {},
    line([view(0, 0, 0), view(0, 2.2, 0)], pole, 5),
    ...panels.map(({ markup }) => markup),
    circle(view(0, 2.88, 0), 4, pole),
  );
}
