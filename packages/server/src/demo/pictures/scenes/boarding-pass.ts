import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { planks, railing } from '../parts/deck.ts';
import { figure, type Look } from '../parts/figure.ts';
import { hills } from '../parts/land.ts';
import { lanterns } from '../parts/lanterns.ts';
import { glitter, sea } from '../parts/sea.ts';
import { cloud, glow, orb, sky, stars, streaks } from '../parts/sky.ts';

const HORIZON = 470;

/** People at the rail of the open deck at dusk, under lanterns: what the boarding pass buys. */
export function boardingPass(): string {
  return paint((ink) => {
    const view = look({ eye: 1.75, horizon: HORIZON, centre: 800, focal: 1150 });
    const at = (x: number, z: number): readonly [number, number] => view(x, 0, z);
    const person = (x: number, tall: number, looks: Look): string => {
      const [left, foot] = at(x, 5.9);
      return figure(left, foot, (1150 * tall) / 5.9, looks);
    };
    return [
      sky(ink, HORIZON, ['#1b2f5c', '#4b4a7d', '#b9677f', '#f59a78', '#ffd39a']),
      stars(240, 130, 8),
      glow(ink, [980, HORIZON], 800, 320, '#ffb874', 0.75),
      cloud(ink, [420, 330], 460, '#e79a90', '#a9617f', 21),
      streaks('#ffc79e', { left: 300, right: 1600, top: 260, bottom: 430, width: 300 }, 14, 2),
      orb(ink, [980, 432], 44, '#fff0c8', '#ffd08a', 5),
      hills(ink, { left: 80, right: 700, base: HORIZON + 2, height: 54, seed: 2 }, '#6d4a78', '#e08a7a'),
      sea(
        ink,
        HORIZON,
        { far: '#f2a883', middle: '#7d5a86', near: '#1b2a5a', crest: '#ffc9a4', trough: '#23244f' },
        61,
      ),
      glitter(980, HORIZON, 700, '#ffe6b4', 6, 120),
      planks(view, { left: -9, right: 9, near: 2.6, far: 6.6 }, '#a5734f', '#4f3340', 5),
      glow(ink, [800, 860], 900, 190, '#ffcf8f', 0.38),
      railing(view, [-7, 6.5], [7, 6.5], '#e9e3ea', '#8a5638'),
      person(-3.05, 1.74, { skin: '#b97f5b', hair: '#1c1a26', top: '#eef2f2', legs: '#22365c' }),
      person(-2.42, 1.62, {
        skin: '#c98d66',
        hair: '#2b1c1c',
        top: palette.coral,
        legs: '#22365c',
        dress: true,
        longHair: true,
      }),
      person(-0.62, 1.66, {
        skin: '#8f5d43',
        hair: '#14131c',
        top: palette.lagoon,
        legs: '#2c3a5e',
        dress: true,
        hat: palette.sand,
      }),
      person(-0.02, 1.08, {
        skin: '#8f5d43',
        hair: '#14131c',
        top: '#f3c65f',
        legs: '#35507a',
        head: 1.35,
        arms: 'wave',
      }),
      person(0.66, 1.76, { skin: '#8f5d43', hair: '#14131c', top: '#2f5d8a', legs: '#d8c8b0' }),
      person(2.55, 1.7, {
        skin: '#d7a279',
        hair: '#3a2a22',
        top: palette.sand,
        legs: '#3b4a6b',
        arms: 'rail',
        hat: '#e9dcc4',
      }),
      person(3.25, 1.6, {
        skin: '#dba883',
        hair: '#241a1c',
        top: '#7a5aa0',
        legs: '#1d2b4c',
        longHair: true,
      }),
      lanterns(ink, [-40, 60], [900, 20], 70, 11, 15, [palette.lamp, '#ff9d6a', '#ffe3ad']),
      lanterns(ink, [720, -110], [1660, 110], 90, 10, 17, ['#ffe3ad', palette.lamp, palette.coral]),
      lanterns(ink, [-60, 190], [1660, 170], 74, 16, 20, [palette.lamp, '#ffe3ad', '#ff9d6a', palette.lamp]),
    ].join('');
  });
}
