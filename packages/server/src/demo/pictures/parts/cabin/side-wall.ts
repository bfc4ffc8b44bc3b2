import type { View } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { circle, group } from '../../drawing/shapes.ts';
import { palette } from '../../palette.ts';
import { panel } from './box.ts';

/** A place on a side wall: which wall, from where to where. */
export interface Place {
  x: number;
  y: readonly [number, number];
  z: readonly [number, number];
}

type Corner = readonly [number, number, number];

/** A framed picture of the sun over water. */
export function wallPicture(view: View, place: Place, sky: string, water: string): string {
  const { x, y, z } = place;
  const [low, high] = [y[0] + 0.09, y[1] - 0.09];
  const [near, far] = [z[0] + 0.09, z[1] - 0.09];
  const wave = (level: number, swing: number, tone: string): string => {
    const crest = Array.from({ length: 13 }, (_, step): Corner => {
      const share = step / 12;
      return [x, low + (high - low) * (level + swing * Math.sin(share * 6.3)), near + (far - near) * share];
    });
    return panel(view, [...crest, [x, low, far], [x, low, near]], tone);
  };
  const radius = (high - low) * 0.2;
  const sun = Array.from({ length: 24 }, (_, step): Corner => {
    const angle = (step * Math.PI) / 12;
    return [
      x,
      low + (high - low) * 0.6 + Math.sin(angle) * radius,
      (near + far) / 2 + Math.cos(angle) * radius,
    ];
  });
  return group(
    {},
    frame(view, place, '#8a6444', '#fffaf0'),
    panel(view, quad(place, 0.09), sky),
    panel(view, sun, palette.coral),
    wave(0.48, 0.07, mix(water, '#ffffff', 0.35)),
    wave(0.32, -0.05, water),
  );
}

/** A screen, switched off, with a sheen across it. */
export function wallScreen(view: View, place: Place): string {
  const { x, y, z } = place;
  const middle = (z[0] + z[1]) / 2;
  return group(
    {},
    frame(view, place, '#141f2b', '#0d2438'),
    panel(
      view,
      [
        [x, y[0] + 0.05, z[0] + 0.05],
        [x, y[0] + 0.05, middle - 0.2],
        [x, y[1] - 0.05, middle + 0.25],
        [x, y[1] - 0.05, z[0] + 0.05],
      ],
      '#1d4258',
      { opacity: 0.8 },
    ),
  );
}

/** A panelled door with a brass handle on its far side. */
export function wallDoor(view: View, place: Place, wood: string): string {
  const { x, y, z } = place;
  const inner = (from: number, to: number): string => {
    const part = { x, y: [y[0] + from, y[0] + to] as const, z };
    return (
      panel(view, quad(part, 0.14), mix(wood, '#2a1a16', 0.25)) +
      panel(view, quad(part, 0.16), mix(wood, '#ffffff', 0.07))
    );
  };
  const height = y[1] - y[0];
  return group(
    {},
    frame(view, place, mix(wood, '#2a1a16', 0.35), wood),
    inner(0, height * 0.48),
    inner(height * 0.44, height),
    circle(view(x, y[0] + height * 0.48, z[1] - 0.12), 5, '#e9cf9a'),
  );
}

function frame(view: View, place: Place, edge: string, field: string): string {
  return group(
    {},
    panel(view, quad(place, -0.03), mix(edge, '#1c1420', 0.35)),
    panel(view, quad(place, 0), edge),
    panel(view, quad(place, 0.05), field),
  );
}

function quad({ x, y, z }: Place, inset: number): readonly Corner[] {
  return [
    [x, y[0] + inset, z[0] + inset],
    [x, y[0] + inset, z[1] - inset],
    [x, y[1] - inset, z[1] - inset],
    [x, y[1] - inset, z[0] + inset],
  ];
}
