import { look, type View } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { group, line, path, polygon } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { railing } from '../parts/deck.ts';
import { figure, type Look } from '../parts/figure.ts';
import { hills } from '../parts/land.ts';
import { lanterns } from '../parts/lanterns.ts';
import { sea, shimmer } from '../parts/sea.ts';
import { glow, sky, stars, streaks } from '../parts/sky.ts';
import { skyline } from '../parts/skyline.ts';

const CAMERA = { eye: 1.75, horizon: 520, centre: 800, focal: 1100 };
const HORIZON = CAMERA.horizon;

/** The lights of the city from the sea, a deck party under lanterns; the left third is left to a headline. */
export function slideNight(): string {
  return paint((ink) => {
    const deck = look(CAMERA, { x: 0.1, z: 6.3, heading: 13 });
    const guest = (x: number, z: number, tall: number, looks: Look): string => {
      const [left, foot] = deck(x, 0, z);
      return figure(left, foot, foot - deck(x, tall, z)[1], looks);
    };
    const lamps = Array.from({ length: 44 }, (_, index) => ({
      x: 20 + index * 37 + ((index * 29) % 17),
      tone: (['#ffd489', '#ffb070', '#9fe0e0', '#ffe8bd'] as const)[index % 4] ?? palette.lamp,
    }));
    return [
      sky(ink, HORIZON, ['#060f24', palette.night, '#14305c', '#3f4a78', '#8a5f7c']),
      stars(HORIZON, 380, 33),
      glow(ink, [960, HORIZON], 980, 240, '#ff9f6a', 0.5),
      streaks('#7f86b0', { left: 0, right: 1600, top: 360, bottom: 480, width: 320 }, 12, 7),
      hills(ink, { left: -120, right: 1300, base: HORIZON + 2, height: 84, seed: 21 }, '#2a3c68', '#6a567e'),
      skyline(
        { left: 60, right: 1620, base: HORIZON + 3, low: 18, high: 96, seed: 15 },
        { wall: '#2b3d6b', shade: '#1b2a52', window: '#16244a', lit: 0.3 },
      ),
      skyline(
        { left: 480, right: 1400, base: HORIZON + 4, low: 26, high: 190, seed: 40 },
        { wall: '#1d2d57', shade: '#132145', window: '#101b3a', lit: 0.42 },
      ),
      sea(
        ink,
        HORIZON,
        { far: '#5a4f78', middle: '#16315e', near: '#050f24', crest: '#5f7fae', trough: '#040b1c' },
        111,
      ),
      ...lamps.map(({ x, tone }, index) =>
        shimmer(x, HORIZON + 6, 90 + ((index * 61) % 150), tone, index + 60, 6),
      ),
      railDeck(deck),
      railing(deck, [0, 0], [8, 0], '#c7cfe0', '#7d5644'),
      railing(deck, [0, 0], [-1.5, -3.4], '#c7cfe0', '#7d5644'),
      glow(ink, [1240, 870], 480, 120, '#ffc27a', 0.45),
      guest(0.75, -0.45, 1.74, { skin: '#a06c4c', hair: '#15131c', top: '#d9dde6', legs: '#22304f' }),
      guest(1.38, -0.45, 1.63, {
        skin: '#b98560',
        hair: '#241a1c',
        top: palette.coral,
        legs: '#22304f',
        dress: true,
        longHair: true,
      }),
      guest(2.3, -0.5, 1.7, {
        skin: '#8a5a44',
        hair: '#12121c',
        top: '#2b8a8c',
        legs: '#182340',
        arms: 'wave',
      }),
      guest(3.1, -0.45, 1.62, {
        skin: '#b07a5a',
        hair: '#1e1618',
        top: '#d8a24e',
        legs: '#1b2848',
        dress: true,
        longHair: true,
        arms: 'down',
      }),
      guest(4.15, -0.45, 1.76, { skin: '#8a5a44', hair: '#12121c', top: '#5f7fb4', legs: '#1b2848' }),
      guest(4.7, -0.45, 1.1, {
        skin: '#8a5a44',
        hair: '#12121c',
        top: '#f3c65f',
        legs: '#35507a',
        head: 1.35,
      }),
      line([deck(0, 0, 0), deck(0, 4.3, 0)], '#8f9ab8', 5),
      lanterns(ink, deck(0, 4.3, 0), [1680, 0], 50, 9, 15, [palette.lamp, '#ff9d6a', '#ffe3ad']),
      lanterns(ink, deck(0, 3.95, 0), [1680, 190], 60, 9, 17, ['#ffe3ad', palette.lamp, palette.coral]),
      lanterns(ink, deck(0, 3.55, 0), [1680, 370], 36, 9, 19, [palette.lamp, '#ffe3ad', '#ff9d6a']),
    ].join('');
  });
}

function railDeck(deck: View): string {
  const [corner, far, near] = [deck(0, 0, 0), deck(9, 0, 0), deck(-1.5, 0, -3.4)];
  const boards = Array.from({ length: 40 }, (_, index) => {
    const x = -1.3 + 0.26 * index;
    return line([deck(x, 0, x > 0 ? 0 : (x / 1.5) * 3.4), deck(x, 0, -3.6)], '#2a1a24', 1.4, {
      opacity: 0.55,
    });
  });
  return group({}, path(polygon([corner, far, [1900, 1200], near]), '#7d5548'), ...boards);
}
