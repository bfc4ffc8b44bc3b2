import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { group } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { beach, forest, hills, rock } from '../parts/land.ts';
import { lighthouse } from '../parts/lighthouse.ts';
import { palm } from '../parts/palm.ts';
import { glitter, sea } from '../parts/sea.ts';
import { cruiseShip, daylight } from '../parts/ship/design.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { wake } from '../parts/ship/waterline.ts';
import { cloud, glow, sky, streaks } from '../parts/sky.ts';

const HORIZON = 380;

/** The Strait of Malacca from a headland: islands one behind the other, a lighthouse, the ship between them. */
export function routeStrait(): string {
  return paint((ink) => {
    const view = look(
      { eye: 12, horizon: HORIZON, centre: 800, focal: 1500 },
      { x: -62, z: 400, heading: 196 },
    );
    return [
      sky(ink, HORIZON, ['#2f8fb0', '#7fc6cd', '#d8ece0', '#fbe3c4']),
      glow(ink, [760, HORIZON], 700, 260, '#fff0d2', 0.9),
      cloud(ink, [360, 190], 460, '#ffffff', '#e4efe6', 5),
      cloud(ink, [1260, 150], 380, '#ffffff', '#e4efe6', 19),
      streaks('#ffffff', { left: 0, right: 1600, top: 270, bottom: 360, width: 220 }, 14, 6),
      hills(ink, { left: -80, right: 760, base: HORIZON + 2, height: 74, seed: 3 }, '#7fb4bd', '#d8ece0'),
      hills(ink, { left: 820, right: 1700, base: HORIZON + 2, height: 96, seed: 8 }, '#86b9be', '#dcece0'),
      sea(
        ink,
        HORIZON,
        { far: '#a7dcd4', middle: '#35aeae', near: '#0a5d78', crest: '#d2f5ee', trough: '#0a5a72' },
        31,
      ),
      glitter(760, HORIZON, 800, '#fff6df', 12, 200),
      beach(40, 330, 434, 12, palette.sand, palette.foam),
      forest(ink, { left: 55, right: 315, base: 434, height: 62, seed: 14 }, '#2f7a72', '#6fb39a', 9),
      beach(1020, 1210, 412, 8, palette.sand, palette.foam),
      forest(ink, { left: 1030, right: 1200, base: 412, height: 40, seed: 22 }, '#4a8f88', '#7fbca6', 7),
      vessel(ink, view, cruiseShip, { ...daylight, light: [0.3, 0.95] }),
      wake(ink, view, cruiseShip, palette.foam),
      beach(820, 1720, 770, 46, palette.sand, palette.foam),
      forest(ink, { left: 900, right: 1780, base: 770, height: 250, seed: 9 }, '#1d5f58', '#62a884', 20),
      lighthouse(ink, [1330, 640], 400),
      forest(ink, { left: 1120, right: 1780, base: 960, height: 390, seed: 4 }, '#17504e', '#4f9a7c', 24),
      rock([856, 792], 84, '#8f9a96', palette.foam),
      rock([930, 818], 130, '#9aa39d', palette.foam),
      group(
        {},
        palm([1060, 800], 210, -0.22, '#174f49', '#5da57f', 3),
        palm([1118, 806], 170, 0.12, '#174f49', '#5da57f', 7),
      ),
      gull([620, 250], 54, 0.6, '#ffffff', palette.navy, -10),
      gull([690, 206], 36, 0, '#ffffff', palette.navy, 8),
      gull([1010, 220], 44, -0.3, '#ffffff', palette.navy, 12),
    ].join('');
  });
}
