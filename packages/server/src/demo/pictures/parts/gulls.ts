import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { group, path } from '../drawing/shapes.ts';

/** A gull on the wing, seen from a little below; `beat` from -1 (wings down) to 1 (wings up). */
export function gull(at: Point, span: number, beat: number, tone: string, tip: string, lean = 0): string {
  const wing = (side: number): string => {
    const up = -0.16 - 0.14 * beat;
    const point = (x: number, y: number): string => `${x * side} ${y}`;
    return path(
      `M0 -0.03C${point(0.14, up - 0.06)} ${point(0.24, up - 0.05)} ${point(0.5, up + 0.14 - 0.1 * beat)}C${point(0.34, up + 0.07)} ${point(0.2, up + 0.12)} ${point(0.05, 0.05)}Z`,
      tone,
    );
  };
  const point = (side: number): string => {
    const up = -0.16 - 0.14 * beat;
    return path(
      `M${0.5 * side} ${up + 0.14 - 0.1 * beat}C${0.43 * side} ${up + 0.07} ${0.4 * side} ${up + 0.045} ${0.36 * side} ${up + 0.02}L${0.37 * side} ${up + 0.085}Z`,
      tip,
    );
  };
  const shade = mix(tone, tip, 0.22);
  const under = path('M-0.14 0.03C-0.06 0.03 0.04 0.035 0.12 0.02C0.06 0.065 -0.04 0.065 -0.14 0.03Z', shade);
  const body = path(
    'M-0.16 0.02L-0.17 0.045L-0.12 0.04C-0.04 0.065 0.06 0.06 0.12 0.02L0.145 0.012C0.15 -0.02 0.12 -0.045 0.09 -0.04C0.03 -0.06 -0.05 -0.05 -0.16 0.02Z',
    tone,
  );
  const beak = path('M0.14 -0.014L0.178 0.006L0.14 0.014Z', '#f0a04b');
  return group(
    { transform: `translate(${at[0]} ${at[1]}) rotate(${lean}) scale(${span})` },
    wing(-1),
    wing(1),
    point(-1),
    point(1),
    body,
    under,
    beak,
  );
}
