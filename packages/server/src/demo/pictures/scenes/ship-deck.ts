import { look, type View } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { type Ink, paint } from '../drawing/ink.ts';
import { circle, ellipse, group, line, path, polygon } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { planks, railing } from '../parts/deck.ts';
import { gull } from '../parts/gulls.ts';
import { forest } from '../parts/land.ts';
import { lounger } from '../parts/lounger.ts';
import { parasol } from '../parts/parasol.ts';
import { glitter, sea } from '../parts/sea.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';

const CAMERA = { eye: 1.9, horizon: 400, centre: 760, focal: 1050 };

/** The sun deck: loungers under parasols, the rail, and the sea beyond. */
export function shipDeck(): string {
  return paint((ink) => {
    const view = look(CAMERA);
    const seat = (x: number, z: number, towel: string): string =>
      lounger(look(CAMERA, { x, z, heading: 116 }), '#8a6a52', palette.foam, towel);
    const shade = (x: number, z: number): string => {
      const [left, y] = view(x + 0.9, 0, z);
      return ellipse([left, y], 1700 / z, 330 / z, '#4a3128', { opacity: 0.22 });
    };
    const house = deckHouse(ink, view);
    return [
      sky(ink, 400, ['#3d9fbd', '#86cbd2', '#d3ebe2', '#fdeacb']),
      glow(ink, [1120, 400], 760, 300, '#fff3d6', 0.85),
      cloud(ink, [620, 180], 420, '#ffffff', '#e8f0e8', 5),
      cloud(ink, [1250, 230], 520, '#ffffff', '#f4e8d6', 13),
      streaks('#ffffff', { left: 300, right: 1600, top: 290, bottom: 380, width: 220 }, 10, 4),
      sea(
        ink,
        400,
        { far: '#a4dcd4', middle: '#2fa9aa', near: '#0f7c8a', crest: '#e0f8f2', trough: '#0b6478' },
        71,
      ),
      forest(ink, { left: 560, right: 900, base: 404, height: 40, seed: 12 }, '#4f968d', '#86c0a6', 8),
      glitter(1120, 400, 620, '#fff6df', 14, 160),
      planks(view, { left: -4.6, right: 14, near: 1.9, far: 12 }, '#dcab7c', '#8a5a3c', 15),
      railing(view, [-4.6, 12], [14, 12], '#ffffff', '#a8683f'),
      house,
      shade(-1.6, 9.2),
      parasol(look(CAMERA, { x: -1.6, z: 9.2 }), 1.6, palette.foam, palette.lagoon, '#8a6a52'),
      seat(-0.9, 9.6, palette.lagoon),
      seat(-0.7, 8.2, palette.lagoon),
      shade(3.9, 7),
      seat(4.6, 7.7, palette.lagoon),
      parasol(look(CAMERA, { x: 3.9, z: 7 }), 1.75, palette.foam, palette.lagoon, '#8a6a52'),
      seat(4.6, 6.2, palette.coral),
      table(view(1.5, 0.45, 5.4), view(1.5, 0, 5.4)[1], 1050 / 5.4),
      seat(0.3, 6.4, palette.coral),
      seat(0.6, 5, palette.lagoon),
      awning(ink),
      gull([540, 236], 52, 0.6, '#ffffff', palette.navy, -8),
      gull([860, 130], 36, -0.1, '#ffffff', palette.navy, 10),
    ].join('');
  });
}

function deckHouse(ink: Ink, view: View): string {
  const face = (x: number, low: number, high: number, near: number, far: number): string =>
    polygon([view(x, low, near), view(x, low, far), view(x, high, far), view(x, high, near)]);
  const level = (y: number, from: number, to: number): string =>
    polygon([view(from, y, 4), view(to, y, 4), view(to, y, 12.6), view(from, y, 12.6)]);
  const glass = ink.linear(
    [
      [0, '#17465f'],
      [0.55, '#3f93a6'],
      [1, '#9fd8d6'],
    ],
    'diagonal',
  );
  const bays = [5.4, 6.9, 8.4, 9.9, 11.2];
  return group(
    {},
    path(
      face(-4.6, 0, 8, 4, 12.6),
      ink.linear(
        [
          [0, '#b9cfd8'],
          [1, '#f6fafa'],
        ],
        'right',
      ),
    ),
    ...bays.map(
      (near) =>
        path(face(-4.59, 0.85, 2.3, near, near + 1), '#ffffff') +
        path(face(-4.58, 0.92, 2.23, near + 0.06, near + 0.94), glass),
    ),
    path(face(-4.59, 0, 0.14, 4, 12.6), palette.teal),
    path(face(-4.58, 2.45, 2.85, 4, 12.6), '#5f8396', { opacity: 0.45 }),
    path(level(2.85, -4.6, -3.7), '#86a7b6'),
    path(face(-3.7, 2.83, 3.1, 4, 12.6), '#ffffff'),
    ...bays.map((near) => path(face(-4.59, 4, 5.6, near, near + 1), glass)),
    lifebuoy(view(-4.55, 1.6, 8.16), 12, 30),
    path(level(0, -4.6, -3.5), '#5a3b30', { opacity: 0.28 }),
  );
}

function awning(ink: Ink): string {
  const cloth = ink.linear(
    [
      [0, '#ffffff'],
      [1, '#cfe6e6'],
    ],
    'diagonal',
  );
  return group(
    {},
    path('M880 0C1060 40 1380 110 1600 196V0Z', cloth),
    path('M880 0C1060 40 1380 110 1600 196V178C1380 94 1080 30 920 0Z', mix(palette.foam, palette.teal, 0.4)),
    ...[1080, 1260, 1440].map((x) =>
      line(
        [
          [x, 0],
          [x + 40, (x - 880) * 0.24 + 12],
        ],
        '#b7d3d6',
        1.6,
      ),
    ),
  );
}

function table(top: readonly [number, number], foot: number, unit: number): string {
  const [x, y] = top;
  const glass = (at: number, drink: string): string =>
    path(`M${at - 7} ${y - 30}L${at - 4.5} ${y - 2}H${at + 4.5}L${at + 7} ${y - 30}Z`, drink, {
      opacity: 0.9,
    }) +
    line(
      [
        [at + 1, y - 18],
        [at + 9, y - 42],
      ],
      palette.foam,
      2,
    ) +
    circle([at - 6, y - 30], 5.5, '#ffcf6b');
  return group(
    {},
    ellipse([x + 6, foot], unit * 0.3, unit * 0.06, '#4a3128', { opacity: 0.25 }),
    line(
      [
        [x, y],
        [x, foot],
      ],
      '#8a6a52',
      6,
    ),
    ellipse([x, y + 4], unit * 0.3, unit * 0.075, '#a57a58'),
    ellipse([x, y], unit * 0.3, unit * 0.075, '#c99a72'),
    glass(x - 16, '#ff9d6a'),
    glass(x + 16, '#7fd0c4'),
  );
}

function lifebuoy([x, y]: readonly [number, number], rx: number, ry: number): string {
  const ring = { fill: 'none', 'stroke-width': 9 };
  return group(
    {},
    ellipse([x, y], rx, ry, 'none', { stroke: '#ffffff', ...ring }),
    ellipse([x, y], rx, ry, 'none', { stroke: palette.coral, ...ring, 'stroke-dasharray': '26 26' }),
  );
}
