import css from './tones.module.css';

const count = 6;

/** Series are told apart by colour and by pattern, marker or dashes, never by colour alone. */
export const toneOf = (series: number) => series % count;

export const dashes = ['', '7 4', '2 4', '9 3 2 3', '14 4', '1 5'];

const markers = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  'M-3.2-3.2H3.2V3.2H-3.2Z',
  'M0-4.2 4 3.4H-4Z',
  'M0-4.6 4.6 0 0 4.6-4.6 0Z',
  'M0 4.2-4-3.4H4Z',
  'M-4-1.4H-1.4V-4H1.4V-1.4H4V1.4H1.4V4H-1.4V1.4H-4Z',
];

export function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <path
      d={markers[toneOf(series)]}
      transform={`translate(${x} ${y})`}
      className={css.marker}
      data-tone={toneOf(series)}
    />
  );
}

const patterns = [
  '',
  'M0 6 6 0M-1 1 1-1M5 7 7 5',
  'M1.5 1.5h.01M4.5 4.5h.01',
  'M0 6 6 0M0 0 6 6',
  'M1.5 0V6M4.5 0V6',
  'M0 1.5H6M0 4.5H6',
];

/** The fills of bars, to be named by `fillOf` with the same id. */
export function TonePatterns({ id }: { id: string }) {
  return (
    <defs>
      {patterns.map((path, tone) => (
        <pattern
          key={path}
          id={`${id}-${tone}`}
          data-tone={tone}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <rect width="6" height="6" className={path === '' ? css.solid : css.ground} />
          <path d={path} className={css.hatch} />
        </pattern>
      ))}
    </defs>
  );
}

export const fillOf = (id: string, series: number) => `url(#${id}-${toneOf(series)})`;
export { css as toneCss };
