import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { glitter, sea } from '../parts/sea.ts';
import { cruiseShip, daylight } from '../parts/ship/design.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection, wake } from '../parts/ship/waterline.ts';
import { cloud, glow, orb, sky, streaks } from '../parts/sky.ts';

const HORIZON = 560;

/** The white ship at sea in morning light; the left third is left to a headline. */
export function shipDay(): string {
  return paint((ink) => {
    const view = look(
      { eye: 6, horizon: HORIZON, centre: 800, focal: 1500 },
      { x: 33, z: 152, heading: 214 },
    );
    return [
      sky(ink, HORIZON, ['#3f9fb8', '#7cc4cc', '#c9e6df', palette.peach]),
      glow(ink, [420, HORIZON], 900, 380, '#ffe9c7', 0.9),
      orb(ink, [330, 500], 34, '#fff6e0', '#ffe2b0', 7),
      cloud(ink, [1300, 250], 620, '#ffffff', '#f6dcc8', 3),
      cloud(ink, [760, 190], 340, '#ffffff', '#e8ece2', 8),
      cloud(ink, [120, 470], 360, '#fffaf0', '#f9d3b4', 12),
      streaks('#ffffff', { left: 0, right: 1600, top: 380, bottom: 540, width: 260 }, 16, 5),
      sea(
        ink,
        HORIZON,
        { far: '#8fd0cb', middle: palette.lagoon, near: '#0b5f74', crest: '#c8f0ea', trough: '#0a4c66' },
        11,
      ),
      glitter(330, HORIZON, 900, '#fff3d6', 21, 170),
      reflection(ink, view, cruiseShip, daylight, 0.45),
      vessel(ink, view, cruiseShip, daylight),
      wake(ink, view, cruiseShip, palette.foam),
      gull([610, 330], 62, 0.7, '#ffffff', palette.navy, -12),
      gull([500, 260], 40, -0.2, '#ffffff', palette.navy, 8),
      gull([690, 420], 34, 0.3, '#ffffff', palette.navy, -4),
    ].join('');
  });
}
