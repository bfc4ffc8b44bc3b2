import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import type { Ink } from '../../drawing/ink.ts';
import { circle, group, line, path, rect } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import { forest } from '../land.ts';
import { glitter, sea } from '../sea.ts';
import { cloud, glow, orb } from '../sky.ts';
import { CABIN_CAMERA } from './camera.ts';

export interface Opening {
  x: readonly [number, number];
  y: readonly [number, number];
  z: number;
}

/** The sea outside, as every window of a picture shows it: one view, cut by each frame. */
export function outside(ink: Ink, seed: number): string {
  const horizon = CABIN_CAMERA.horizon;
  return group(
    {},
    rect(
      0,
      0,
      1600,
      horizon + 1,
      ink.linear(
        [
          [0, '#3d9fbd'],
          [0.4, '#8fcdd4'],
          [0.75, '#d6ebdf'],
          [1, '#fde6c4'],
        ],
        { from: [0, 200], to: [0, horizon] },
      ),
    ),
    glow(ink, [960, horizon], 420, 150, '#fff3d6', 0.9),
    orb(ink, [980, 352], 20, '#fff8e6', '#ffe6b4', 6),
    cloud(ink, [680, 338], 250, '#ffffff', '#f3e9da', seed),
    cloud(ink, [1150, 318], 230, '#ffffff', '#f3e9da', seed + 5),
    sea(
      ink,
      horizon,
      { far: '#8fd3cd', middle: '#1f959c', near: '#0b5f74', crest: '#e0f8f2', trough: '#0b6478' },
      seed,
      420,
    ),
    forest(
      ink,
      { left: 560, right: 760, base: horizon + 3, height: 26, seed: seed + 2 },
      '#4f968d',
      '#86c0a6',
      6,
    ),
    glitter(980, horizon, 620, '#fff6df', seed + 3, 90),
  );
}

/** A framed window in a wall that faces us, with mullions and a sill. */
export function window(
  ink: Ink,
  view: View,
  { x, y, z }: Opening,
  scene: string,
  frame: string,
  panes = 2,
): string {
  const [left, bottom] = view(x[0], y[0], z);
  const [right, top] = view(x[1], y[1], z);
  const [width, height] = [right - left, bottom - top];
  const round = { rx: 10 };
  const mullions = Array.from({ length: panes - 1 }, (_, index) => {
    const at = left + (width * (index + 1)) / panes;
    return line(
      [
        [at, top],
        [at, bottom],
      ],
      frame,
      7,
      { 'stroke-linecap': 'butt' },
    );
  });
  const shine = ink.linear(
    [
      [0, '#ffffff', 0.28],
      [0.5, '#ffffff', 0.05],
      [1, '#ffffff', 0],
    ],
    'diagonal',
  );
  return group(
    {},
    rect(left - 13, top - 13, width + 26, height + 26, mix(frame, '#2a2030', 0.25), { rx: 16 }),
    rect(left - 10, top - 10, width + 20, height + 20, frame, { rx: 14 }),
    group(
      { 'clip-path': ink.clip(rect(left, top, width, height, '#000', round)) },
      scene,
      path(`M${left} ${top}H${left + width * 0.45}L${left + width * 0.2} ${bottom}H${left}Z`, shine),
    ),
    ...mullions,
    rect(left - 24, bottom + 9, width + 48, 11, mix(frame, '#ffffff', 0.4), { rx: 3 }),
    rect(left - 24, bottom + 18, width + 48, 5, mix(frame, '#2a2030', 0.35)),
  );
}

/** A round porthole with a bolted ring. */
export function porthole(
  ink: Ink,
  view: View,
  x: number,
  y: number,
  z: number,
  radius: number,
  scene: string,
): string {
  const at = view(x, y, z);
  const r = (CABIN_CAMERA.focal / z) * radius;
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.39;
    return circle([at[0] + Math.cos(angle) * (r + 10), at[1] + Math.sin(angle) * (r + 10)], 2.4, '#9d8a5e');
  });
  return group(
    {},
    circle([at[0] + 2, at[1] + 4], r + 19, '#2a2030', { opacity: 0.25 }),
    circle(at, r + 18, '#e2cf9f'),
    circle(at, r + 3, '#a8925f'),
    group({ 'clip-path': ink.clip(circle(at, r, '#000')) }, scene),
    ...bolts,
  );
}

/** A curtain that hangs in folds beside a window. */
export function curtain(
  ink: Ink,
  view: View,
  x: readonly [number, number],
  y: readonly [number, number],
  z: number,
  cloth: string,
): string {
  const [left, bottom] = view(x[0], y[0], z);
  const [right, top] = view(x[1], y[1], z);
  const folds = 5;
  const width = (right - left) / folds;
  const tone = ink.linear(
    [
      [0, mix(cloth, '#ffffff', 0.22)],
      [0.45, cloth],
      [1, mix(cloth, '#1c1420', 0.32)],
    ],
    'right',
  );
  const drawn = Array.from({ length: folds }, (_, index) => {
    const at = left + index * width;
    return path(
      `M${at} ${top}H${at + width + 0.6}L${at + width + 0.6} ${bottom}Q${at + width / 2} ${bottom + 7} ${at} ${bottom}Z`,
      tone,
    );
  });
  return group({}, ...drawn, rect(left - 3, top - 6, right - left + 6, 8, palette.timber, { rx: 3 }));
}
