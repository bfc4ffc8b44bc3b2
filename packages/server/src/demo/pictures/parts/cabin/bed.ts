import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { faces, group, line, path, soft, stroked } from '../../drawing/shapes.ts';
import { box, material, panel } from './box.ts';

export interface BedLook {
  width: number;
  length?: number;
  /** Height of the mattress's foot above the floor; more for an upper bunk. */
  lift?: number;
  headboard: string;
  throw: string;
  cushion?: string;
  linen?: string;
}

/** A made bed: its head at z = 0 against a wall, its foot at minus its length. */
export function bed(ink: Ink, view: View, look: BedLook): string {
  const { width, length = 2, lift = 0, headboard, linen = '#fbf8f2' } = look;
  const half = width / 2;
  const bottom = lift || 0.1;
  const top = lift ? lift + 0.26 : 0.56;
  const cloth = {
    top: linen,
    front: ink.linear([
      [0, mix(linen, '#ffffff', 0.4)],
      [1, mix(linen, '#6f7f99', 0.24)],
    ]),
    side: ink.linear([
      [0, mix(linen, '#6f7f99', 0.16)],
      [1, mix(linen, '#6f7f99', 0.4)],
    ]),
  };
  const foot = -length;
  return group(
    {},
    lift ? '' : shadow(view, half, foot),
    lift ? '' : board(view, half, headboard),
    box(
      view,
      { x: [-half + 0.04, half - 0.04], y: [bottom, bottom + 0.2], z: [foot + 0.04, -0.02] },
      material(headboard),
    ),
    box(view, { x: [-half, half], y: [bottom + 0.12, top], z: [foot, -0.05] }, cloth, 9),
    creases(view, half, bottom + 0.16, top, foot, mix(linen, '#6f7f99', 0.35)),
    band(view, half, top, bottom + 0.22, [foot + 0.34, foot + 0.86], look.throw),
    fold(view, half, top, linen),
    pillows(view, width, top, linen, look.cushion),
  );
}

function shadow(view: View, half: number, foot: number): string {
  return panel(
    view,
    [
      [-half - 0.1, 0.01, foot - 0.1],
      [half + 0.1, 0.01, foot - 0.1],
      [half + 0.1, 0.01, 0],
      [-half - 0.1, 0.01, 0],
    ],
    '#1c1420',
    { opacity: 0.17 },
    14,
  );
}

function board(view: View, half: number, tone: string): string {
  const channels = Math.max(4, Math.round(half * 6));
  const seams = Array.from({ length: channels - 1 }, (_, index) => {
    const x = -half - 0.08 + ((index + 1) * (half * 2 + 0.16)) / channels;
    return line([view(x, 0.4, -0.09), view(x, 1.08, -0.09)], mix(tone, '#1c1420', 0.3), 1.6);
  });
  return group(
    {},
    box(view, { x: [-half - 0.08, half + 0.08], y: [0.1, 1.12], z: [-0.09, 0] }, material(tone), 10),
    ...seams,
  );
}

/** Soft folds where the quilt falls over the foot of the bed. */
function creases(view: View, half: number, low: number, top: number, foot: number, tone: string): string {
  const folds = [-0.72, -0.3, 0.16, 0.62].map((share, index) => {
    const [from, to] = [
      view(half * share, top - 0.02, foot),
      view(half * (share + 0.06 * (index % 2 ? 1 : -1)), low + 0.05, foot),
    ];
    return stroked(`M${from.join(' ')}Q${from[0] + 5} ${(from[1] + to[1]) / 2} ${to.join(' ')}`, tone, 1.8, {
      opacity: 0.5,
    });
  });
  return view(0, 0, foot)[1] > view(0, 0, 0)[1] ? group({}, ...folds) : '';
}

/** The throw across the bed near its foot, hanging down both sides. */
function band(
  view: View,
  half: number,
  top: number,
  low: number,
  z: readonly [number, number],
  tone: string,
): string {
  const out = half + 0.015;
  const y = top + 0.012;
  const drop = ([-1, 1] as const).flatMap((side) => {
    const ring = [
      view(side * out, low, z[0]),
      view(side * out, low, z[1]),
      view(side * out, y, z[1]),
      view(side * out, y, z[0]),
    ];
    return faces(side > 0 ? ring : ring.toReversed()) ? [path(soft(ring, 4), mix(tone, '#1c1420', 0.2))] : [];
  });
  const stripe = (from: number, to: number): string =>
    panel(
      view,
      [
        [-out, y, from],
        [out, y, from],
        [out, y, to],
        [-out, y, to],
      ],
      mix(tone, '#ffffff', 0.35),
      { opacity: 0.6 },
    );
  return group(
    {},
    ...drop,
    panel(
      view,
      [
        [-out, y, z[0]],
        [out, y, z[0]],
        [out, y, z[1]],
        [-out, y, z[1]],
      ],
      tone,
    ),
    stripe(z[0] + 0.05, z[0] + 0.08),
    stripe(z[1] - 0.08, z[1] - 0.05),
  );
}

function fold(view: View, half: number, top: number, linen: string): string {
  const y = top + 0.012;
  return panel(
    view,
    [
      [-half, y, -0.86],
      [half, y, -0.86],
      [half, y, -0.62],
      [-half, y, -0.62],
    ],
    mix(linen, '#8aa0b4', 0.18),
    {},
    4,
  );
}

function pillows(view: View, width: number, top: number, linen: string, cushion: string | undefined): string {
  const count = width > 1.25 ? 2 : 1;
  const each = (width - 0.12) / count;
  const pillow = (middle: number, reach: number, near: number, tall: number, tone: string): string => {
    const front = [
      view(middle - reach, top + 0.02, near - 0.16),
      view(middle + reach, top + 0.02, near - 0.16),
      view(middle + reach * 0.94, top + tall, near + 0.1),
      view(middle - reach * 0.94, top + tall, near + 0.1),
    ];
    const back = [
      view(middle - reach, top + 0.02, near - 0.16),
      view(middle + reach, top + 0.02, near - 0.16),
      view(middle + reach * 0.97, top + tall + 0.02, near + 0.2),
      view(middle - reach * 0.97, top + tall + 0.02, near + 0.2),
    ];
    return path(soft(back, 16), mix(tone, '#51627e', 0.3)) + path(soft(front, 18), tone);
  };
  const rows = Array.from({ length: count }, (_, index) => {
    const middle = -width / 2 + 0.06 + each * (index + 0.5);
    const reach = Math.min(0.36, each * 0.44);
    return (
      pillow(middle, reach, -0.3, 0.36, mix(linen, '#8aa0b4', 0.12)) +
      pillow(middle, reach * 0.95, -0.46, 0.3, mix(linen, '#ffffff', 0.6))
    );
  });
  return group({}, ...rows, cushion ? pillow(0, 0.24, -0.66, 0.24, cushion) : '');
}
