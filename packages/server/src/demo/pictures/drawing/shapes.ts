import type { Point } from './camera.ts';

type Attributes = Record<string, string | number>;

/** One SVG element; children, if any, as markup. */
export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return tag('path', { d, fill, ...thin(more, 'fill-opacity') });
}

export function line(points: readonly Point[], stroke: string, width: number, more: Attributes = {}): string {
  return stroked(open(points), stroke, width, more);
}

export function stroked(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...thin(more, 'stroke-opacity'),
  });
}

export function circle(at: Point, r: number, fill: string, more: Attributes = {}): string {
  return tag('circle', { cx: at[0], cy: at[1], r, fill, ...thin(more, 'fill-opacity') });
}

export function ellipse(at: Point, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return tag('ellipse', { cx: at[0], cy: at[1], rx, ry, fill, ...thin(more, 'fill-opacity') });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return tag('rect', { x, y, width, height, fill, ...thin(more, 'fill-opacity') });
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return tag('g', attributes, children.join(''));
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

/** Path data of a polyline left open. */
export function open(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
}

/** Path data of a closed polygon whose corners are rounded by at most `radius`. */
export function soft(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return { corner, enter: toward(corner, before, radius), leave: toward(corner, after, radius) };
  });
  const drawn = corners.map(
    ({ corner, enter, leave }, index) => `${index ? 'L' : 'M'}${pair(enter)}Q${pair(corner)} ${pair(leave)}`,
  );
  return `${drawn.join('')}Z`;
}

/** Path data of a smooth line through all points. */
export function curve(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${pair(point)}`;
      const start = points[index - 2] ?? before;
      const end = points[index + 1] ?? point;
      const first: Point = [before[0] + (point[0] - start[0]) / 6, before[1] + (point[1] - start[1]) / 6];
      const second: Point = [point[0] - (end[0] - before[0]) / 6, point[1] - (end[1] - before[1]) / 6];
      return `C${pair(first)} ${pair(second)} ${pair(point)}`;
    })
    .join('');
}

/** Path data of a thin lens: a stroke of light on water, a streak of cloud. */
export function lens(x: number, y: number, halfWidth: number, halfHeight: number, lean = 0): string {
  return `M${short(x - halfWidth)} ${short(y)}Q${short(x + lean)} ${short(y - halfHeight * 2)} ${short(x + halfWidth)} ${short(y)}Q${short(x - lean)} ${short(y + halfHeight * 2)} ${short(x - halfWidth)} ${short(y)}Z`;
}

/** Whether a face whose corners run counter-clockwise, seen from outside, looks at us. */
export function faces(points: readonly Point[]): boolean {
  const doubledArea = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubledArea < 0;
}

/** The renderer takes a whole layer for every `opacity`; on a single shape the paint's own costs nothing. */
function thin({ opacity, ...rest }: Attributes, name: 'fill-opacity' | 'stroke-opacity'): Attributes {
  return opacity === undefined ? rest : { ...rest, [name]: opacity };
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
