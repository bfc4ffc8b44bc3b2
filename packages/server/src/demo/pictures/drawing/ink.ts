import type { Point } from './camera.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Axis = 'down' | 'right' | 'diagonal' | { from: Point; to: Point };

/** The paints of one picture: each call adds a definition and answers what `fill`, `filter` or `mask` should say. */
export interface Ink {
  linear(stops: readonly Stop[], axis?: Axis): string;
  radial(stops: readonly Stop[], circle?: { at: Point; radius: number }): string;
  blur(deviation: number): string;
  clip(shape: string): string;
  mask(shape: string): string;
}

/** One picture of 1600 x 900, drawn with paints of its own. */
export function paint(draw: (ink: Ink) => string): string {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define = (body: (id: string) => string): string => {
    const key = body('');
    const known = ids.get(key);
    if (known) return known;
    const id = `p${definitions.length}`;
    definitions.push(body(id));
    ids.set(key, `url(#${id})`);
    return `url(#${id})`;
  };
  const body = draw({
    linear: (stops, axis = 'down') =>
      define((id) => `<linearGradient id="${id}" ${axisOf(axis)}>${stopsOf(stops)}</linearGradient>`),
    radial: (stops, circle) =>
      define((id) => `<radialGradient id="${id}" ${circleOf(circle)}>${stopsOf(stops)}</radialGradient>`),
    blur: (deviation) =>
      define(
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    mask: (shape) =>
      define(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="900">${shape}</mask>`,
      ),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><defs>${definitions.join('')}</defs>${body}</svg>`;
}

function axisOf(axis: Axis): string {
  if (axis === 'down') return 'x1="0" y1="0" x2="0" y2="1"';
  if (axis === 'right') return 'x1="0" y1="0" x2="1" y2="0"';
  if (axis === 'diagonal') return 'x1="0" y1="0" x2="1" y2="1"';
  const { from, to } = axis;
  return `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
}

function circleOf(circle: { at: Point; radius: number } | undefined): string {
  if (!circle) return 'cx="0.5" cy="0.5" r="0.5"';
  return `gradientUnits="userSpaceOnUse" cx="${circle.at[0]}" cy="${circle.at[1]}" r="${circle.radius}"`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
