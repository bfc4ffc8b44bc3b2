import { palette } from '../../palette.ts';

/** A ship measured in metres: x from stern to bow, y up from the water, z across. */
export interface ShipDesign {
  stern: number;
  bow: number;
  rake: number;
  half: number;
  freeboard: number;
  sheer: number;
  portholes: { from: number; to: number; rows: readonly number[] };
  /** From the lowest to the highest. */
  decks: readonly Deck[];
  funnel: { aft: number; fore: number; half: number; floor: number; top: number };
  mast: { x: number; floor: number; top: number };
  boats: readonly number[];
}

export interface Deck {
  aft: number;
  fore: number;
  half: number;
  floor: number;
  roof: number;
  round: number;
  style: 'promenade' | 'balconies' | 'cabins' | 'bridge' | 'lounge';
}

export interface ShipFinish {
  hull: string;
  hullShade: string;
  stripe: string;
  boot: string;
  upper: string;
  upperShade: string;
  glass: string;
  glassShine: string;
  funnel: string;
  accent: string;
  boat: string;
  /** Share of windows with a light behind them. */
  lit: number;
  /** Plan direction the light comes from, in the ship's own axes. */
  light: readonly [x: number, z: number];
}

export const cruiseShip: ShipDesign = {
  stern: -52,
  bow: 47,
  rake: 11,
  half: 9,
  freeboard: 7.4,
  sheer: 3.6,
  portholes: { from: -44, to: 34, rows: [0.52, 0.8] },
  decks: [
    { aft: -47, fore: 32, half: 8.4, floor: 7.2, roof: 10.1, round: 9, style: 'promenade' },
    { aft: -45, fore: 29, half: 8.8, floor: 10.1, roof: 12.9, round: 9, style: 'balconies' },
    { aft: -41, fore: 26, half: 8.8, floor: 12.9, roof: 15.7, round: 8, style: 'balconies' },
    { aft: -37, fore: 23, half: 9.2, floor: 15.7, roof: 18.6, round: 7, style: 'bridge' },
    { aft: -14, fore: 14, half: 7, floor: 18.6, roof: 21.2, round: 9, style: 'lounge' },
  ],
  funnel: { aft: -31, fore: -19, half: 3.2, floor: 18.6, top: 28 },
  mast: { x: 5, floor: 21.2, top: 33 },
  boats: [-31, -19, -7, 5],
};

export const coaster: ShipDesign = {
  stern: -30,
  bow: 25,
  rake: 7,
  half: 6,
  freeboard: 5,
  sheer: 2.8,
  portholes: { from: -22, to: 15, rows: [0.62] },
  decks: [
    { aft: -25, fore: 15, half: 5.4, floor: 4.8, roof: 7.5, round: 6, style: 'cabins' },
    { aft: -22, fore: 11, half: 5.6, floor: 7.5, roof: 10.2, round: 6, style: 'promenade' },
    { aft: -8, fore: 8, half: 5.2, floor: 10.2, roof: 12.8, round: 5, style: 'bridge' },
  ],
  funnel: { aft: -17, fore: -10, half: 1.9, floor: 10.2, top: 16 },
  mast: { x: 1, floor: 12.8, top: 20 },
  boats: [-14],
};

export const daylight: ShipFinish = {
  hull: '#ffffff',
  hullShade: '#7fa3b8',
  stripe: palette.teal,
  boot: palette.navy,
  upper: '#ffffff',
  upperShade: '#9fbccb',
  glass: '#1d4a66',
  glassShine: '#7fc4cf',
  funnel: palette.navy,
  accent: palette.coral,
  boat: palette.coral,
  lit: 0,
  light: [0.55, 0.83],
};

export const lamplight: ShipFinish = {
  hull: '#8fa6c4',
  hullShade: '#1b355c',
  stripe: '#12606f',
  boot: '#061428',
  upper: '#c9d3e3',
  upperShade: '#3d567e',
  glass: '#0d2342',
  glassShine: '#24466f',
  funnel: '#0d2446',
  accent: '#d95a44',
  boat: '#c65a48',
  lit: 0.82,
  light: [0.5, 0.86],
};
