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
    const view = look({ eye: 12, horizon: HORIZON, centre: 800, focal: 1500 }, { x: -105, z: 430, heading: 196 });
    return [
      sky(ink, HORIZON, ['#2f8fb0', '#7fc6cd', '#d8ece0', '#fbe3c4']),
      glow(ink, [760, HORIZON], 700, 260, '#fff0d2', 0.9),
      cloud(ink, [360, 190], 460, '#ffffff', '#e4efe6', 5),
      cloud(ink, [1260, 150], 380, '#ffffff', '#e4efe6', 19),
      streaks('#ffffff', { left: 0, right: 1600, top: 270, bottom: 360, width: 220 }, 14, 6),
      hills(ink, { left: -80, right: 760, base: HORIZON + 2, height: 74, seed: 3 }, '#7fb4bd', '#d8ece0'),
      hills(ink, { left: 820, right: 1700, base: HORIZON + 2, height: 96, seed: 8 }, '#86b9be', '#dcece0'),
      sea(ink, HORIZON, { far: '#a7dcd4', middle: '#35aeae', near: '#0a5d78', crest: '#d2f5ee', trough: '#0a5a72' }, 31),
      glitter(760, HORIZON, 800, '#fff6df', 12, 200),
      beach(40, 330, 434, 12, palette.sand, palette.foam),
      forest(ink, { left: 55, right: 315, base: 434, height: 62, seed: 14 }, '#2f7a72', '#6fb39a', 9),
      beach(1020, 1210, 412, 8, palette.sand, palette.foam),
      forest(ink, { left: 1030, right: 1200, base: 412, height: 40, seed: 22 }, '#4a8f88', '#7fbca6', 7),
      vessel(ink, view, cruiseShip, { ...daylight, light: [0.3, 0.95] }),
      wake(ink, view, cruiseShip, palette.foam),
      beach(820, 1720, 770, 46, palette.sand, palette.foam),
      forest(ink, { left: 900, right: 1780, base: 770, height: 250, seed: 9 }, '#1d5f58', '#62a884', 20),
      lighthouse(ink, [1290, 610], 380),
      forest(ink, { left: 1140, right: 1760, base: 820, height: 230, seed: 4 }, '#17504e', '#4f9a7c', 24),
      rock([850, 800], 90, '#8a7f78', 3),
      rock([915, 826], 130, '#9a8c80', 5),
      group({}, palm([1060, 800], 210, -0.22, '#174f49', '#5da57f', 3), palm([1120, 812], 160, 0.12, '#174f49', '#5da57f', 7)),
      forest(ink, { left: 1000, right: 1700, base: 930, height: 120, seed: 6 }, '#123f42', '#3a8069', 26),
      gull([620, 250], 54, 0.6, '#ffffff', palette.navy, -10),
      gull([540, 300], 36, 0, '#ffffff', palette.navy, 8),
      gull([1010, 220], 44, -0.3, '#ffffff', palette.navy, 12),
    ].join('');
  });
}
