import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { glitter, sea, shimmer } from '../parts/sea.ts';
import { cruiseShip, lamplight } from '../parts/ship/design.ts';
import { dressing } from '../parts/ship/dressing.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection, wake } from '../parts/ship/waterline.ts';
import { glow, moon, sky, stars, streaks } from '../parts/sky.ts';

const HORIZON = 590;

/** The same ship lit from stem to stern under moon and stars; the left third is left to a headline. */
export function shipNight(): string {
  return paint((ink) => {
    const view = look(
      { eye: 7, horizon: HORIZON, centre: 800, focal: 1500 },
      { x: 31, z: 152, heading: 206 },
    );
    const lamps = Array.from({ length: 26 }, (_, step) => view(-50 + step * 4, 0, 11));
    return [
      sky(ink, HORIZON, ['#050f22', palette.night, '#0d2c52', '#1f5276']),
      stars(HORIZON, 420, 17),
      glow(ink, [1000, 120], 900, 260, '#2b5f8f', 0.28),
      moon(ink, [700, 165], 44),
      streaks('#3f6f96', { left: 0, right: 1600, top: 400, bottom: 570, width: 320 }, 14, 9),
      sea(
        ink,
        HORIZON,
        { far: '#2a6486', middle: '#0e3a5e', near: '#05152b', crest: '#5fa3bd', trough: '#030d1d' },
        23,
      ),
      glitter(690, HORIZON, 880, '#dcecf2', 31, 90),
      glow(ink, [1060, 500], 640, 300, '#ffb868', 0.3),
      reflection(ink, view, cruiseShip, lamplight, 0.3),
      ...lamps.map(([x, y], index) =>
        shimmer(x, y + 4, 120 + ((index * 53) % 90), palette.lamp, index + 3, 7),
      ),
      dressing(ink, view, cruiseShip),
      vessel(ink, view, cruiseShip, lamplight),
      wake(ink, view, cruiseShip, '#a9d3e0', 0.7),
    ].join('');
  });
}
