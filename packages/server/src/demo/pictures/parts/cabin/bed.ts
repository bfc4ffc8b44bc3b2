import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { group, line, path, soft } from '../../drawing/shapes.ts';
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
export function bed(view: View, look: BedLook): string {
  const { width, length = 2, lift = 0, headboard, linen = '#fbf8f2' } = look;
  const half = width / 2;
  const bottom = lift || 0.1;
  const top = lift ? lift + 0.26 : 0.56;
  const shade = mix(linen, '#6f7f99', 0.26);
  const foot = -length;
  return group(
    {},
    lift ? '' : shadow(view, half, foot),
    lift ? '' : board(view, half, headboard),
    box(view, { x: [-half + 0.04, half - 0.04], y: [bottom, bottom + 0.2], z: [foot + 0.04, -0.02] }, material(headboard)),
    box(view, { x: [-half, half], y: [bottom + 0.12, top], z: [foot, -0.05] }, { top: linen, front: mix(linen, '#6f7f99', 0.14), side: shade }, 9),
    band(view, half, top, bottom + 0.14, [foot + 0.34, foot + 0.86], look.throw),
    fold(view, half, top, linen),
    pillows(view, width, top, linen, look.cushion),
  );
}

function shadow(view: View, half: number, foot: number): string {
  return panel(view, [[-half - 0.12, 0.01, foot - 0.12], [half + 0.22, 0.01, foot - 0.12], [half + 0.22, 0.01, 0], [-half - 0.12, 0.01, 0]], '#1c1420', { opacity: 0.24 }, 14);
}

function board(view: View, half: number, tone: string): string {
  const channels = Math.max(4, Math.round(half * 6));
  const seams = Array.from({ length: channels - 1 }, (_, index) => {
    const x = -half - 0.08 + ((index + 1) * (half * 2 + 0.16)) / channels;
    return line([view(x, 0.4, -0.09), view(x, 1.08, -0.09)], mix(tone, '#1c1420', 0.3), 1.6);
  });
  return group({}, box(view, { x: [-half - 0.08, half + 0.08], y: [0.1, 1.12], z: [-0.09, 0] }, material(tone), 10), ...seams);
}

/** The throw across the foot of the bed, hanging down both sides. */
function band(view: View, half: number, top: number, low: number, z: readonly [number, number], tone: string): string {
  return box(view, { x: [-half - 0.012, half + 0.012], y: [low, top + 0.012], z }, { top: tone, front: tone, side: mix(tone, '#1c1420', 0.2) });
}

function fold(view: View, half: number, top: number, linen: string): string {
  const y = top + 0.012;
  return panel(view, [[-half, y, -0.86], [half, y, -0.86], [half, y, -0.62], [-half, y, -0.62]], mix(linen, '#8aa0b4', 0.18), {}, 4);
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
    return pillow(middle, reach, -0.3, 0.36, mix(linen, '#8aa0b4', 0.12)) + pillow(middle, reach * 0.95, -0.46, 0.3, mix(linen, '#ffffff', 0.6));
  });
  return group({}, ...rows, cushion ? pillow(0, 0.24, -0.66, 0.24, cushion) : '');
}
