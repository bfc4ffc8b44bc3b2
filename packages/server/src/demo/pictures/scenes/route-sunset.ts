import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { gull } from '../parts/gulls.ts';
import { hills } from '../parts/land.ts';
import { glitter, sea } from '../parts/sea.ts';
import { cruiseShip, type ShipFinish } from '../parts/ship/design.ts';
import { vessel } from '../parts/ship/vessel.ts';
import { reflection, wake } from '../parts/ship/waterline.ts';
import { cloud, glow, orb, sky, streaks } from '../parts/sky.ts';

const HORIZON = 560;

const dusk: ShipFinish = {
  hull: '#ffe3cd',
  hullShade: '#6d5d86',
  stripe: '#3f4f7d',
  boot: '#1f2450',
  upper: '#ffe9d6',
  upperShade: '#8a6f94',
  glass: '#43406e',
  glassShine: '#c98f93',
  funnel: '#2a2f5e',
  accent: palette.coral,
  boat: '#f0704f',
  lit: 0.45,
  light: [0.72, -0.4],
};

/** The ship leaving for the open sea, into the setting sun. */
export function routeSunset(): string {
  return paint((ink) => {
    const view = look(
      { eye: 6.5, horizon: HORIZON, centre: 800, focal: 1500 },
      { x: -20, z: 170, heading: 32 },
    );
    return [
      sky(ink, HORIZON, ['#27315f', '#6a4a7f', '#d0727a', '#ff9d6e', '#ffd08a']),
      glow(ink, [1130, HORIZON], 900, 420, '#ffb15e', 0.75),
      streaks('#ffb48c', { left: 0, right: 1600, top: 120, bottom: 300, width: 420 }, 16, 4),
      streaks('#ffd9a8', { left: 200, right: 1600, top: 320, bottom: 520, width: 300 }, 16, 15),
      cloud(ink, [300, 330], 520, '#f6a48c', '#b8627a', 6),
      cloud(ink, [1400, 260], 420, '#ffb892', '#c46f7c', 11),
      orb(ink, [1130, 510], 66, '#fff0c4', '#ffd07f', 5),
      hills(ink, { left: -100, right: 520, base: HORIZON + 2, height: 60, seed: 5 }, '#7d4f78', '#e58a72'),
      sea(
        ink,
        HORIZON,
        { far: '#ffb780', middle: '#b8607a', near: '#231f4e', crest: '#ffc79a', trough: '#2d2257' },
        41,
      ),
      glitter(1130, HORIZON, 900, '#ffe7ae', 9, 190),
      reflection(ink, view, cruiseShip, dusk, 0.4),
      vessel(ink, view, cruiseShip, dusk),
      wake(ink, view, cruiseShip, '#ffe2c8', 0.85),
      gull([1290, 330], 50, 0.5, '#4a3566', '#2a2350', -8),
      gull([1370, 380], 34, -0.2, '#4a3566', '#2a2350', 10),
      gull([980, 300], 40, 0.2, '#4a3566', '#2a2350', 4),
    ].join('');
  });
}
