import { Drawing } from './drawing.tsx';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  cart: 'M3 4h2l2.5 11h10L20 7.5H6M9 19.5h.01M16.5 19.5h.01',
  print: 'M7 9V3.5h10V9M7 18H4V9h16v9h-3M7 14h10v6.5H7z',
} as const;

/** A small drawn sign beside words, of those most pages use. */
export function Icon({ name, size = 22 }: { name: keyof typeof paths; size?: number }) {
  return <Drawing path={paths[name]} size={size} />;
}
