import { mix } from '../drawing/colour.ts';
import { circle, ellipse, group, path } from '../drawing/shapes.ts';

export interface Look {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  /** What the figure does with its arms. */
  arms?: 'rail' | 'down' | 'wave';
  dress?: boolean;
  longHair?: boolean;
  hat?: string;
  /** Shares of a grown-up's head; a child's is larger. */
  head?: number;
}

/** Somebody seen from behind, standing at a point; `height` in picture units. */
export function figure(x: number, y: number, height: number, look: Look): string {
  const { skin, hair, top, legs, arms = 'rail', head = 1 } = look;
  const lower = look.dress
    ? path(
        'M-0.085 -0.56C-0.1 -0.46 -0.135 -0.36 -0.15 -0.27Q0 -0.24 0.15 -0.27C0.135 -0.36 0.1 -0.46 0.085 -0.56Z',
        top,
      ) +
      path(
        'M0.03 -0.56C0.05 -0.44 0.07 -0.34 0.08 -0.262Q0.115 -0.26 0.15 -0.27C0.135 -0.36 0.1 -0.46 0.085 -0.56Z',
        shade(top),
        {
          opacity: 0.5,
        },
      )
    : path('M-0.092 -0.5L-0.09 -0.04H-0.025L-0.004 -0.42L0.025 -0.04H0.09L0.092 -0.5Z', legs) +
      path('M0.005 -0.5L0.025 -0.04H0.09L0.092 -0.5Z', shade(legs), { opacity: 0.5 });
  const calves = look.dress
    ? path('M-0.08 -0.28L-0.07 -0.03H-0.03L-0.02 -0.28ZM0.02 -0.28L0.03 -0.03H0.07L0.08 -0.28Z', shade(skin))
    : '';
  const torso =
    path(
      'M-0.118 -0.79C-0.1 -0.825 -0.05 -0.838 0 -0.838C0.05 -0.838 0.1 -0.825 0.118 -0.79C0.12 -0.7 0.09 -0.62 0.093 -0.48H-0.093C-0.09 -0.62 -0.12 -0.7 -0.118 -0.79Z',
      top,
    ) +
    path(
      'M0.03 -0.838C0.07 -0.836 0.1 -0.825 0.118 -0.79C0.12 -0.7 0.09 -0.62 0.093 -0.48H0.045C0.05 -0.6 0.065 -0.72 0.03 -0.838Z',
      shade(top),
      { opacity: 0.45 },
    );
  const waist = look.dress ? path('M-0.093 -0.58H0.093V-0.55H-0.093Z', shade(top)) : '';
  const shoes = path(
    'M-0.1 0C-0.105 -0.035 -0.07 -0.05 -0.025 -0.045V0ZM0.1 0C0.105 -0.035 0.07 -0.05 0.025 -0.045V0Z',
    shade(legs),
  );
  const scale = `translate(${x} ${y}) scale(${height})`;
  const skull = -0.85 - 0.078 * head;
  return group(
    { transform: scale },
    ellipse([0.02, 0], 0.17, 0.018, '#04101f', { opacity: 0.28 }),
    calves,
    shoes,
    lower,
    reach(arms, top, skin),
    path('M-0.028 -0.87H0.028V-0.825Q0 -0.81 -0.028 -0.825Z', shade(skin)),
    torso,
    waist,
    circle([-0.064 * head, skull + 0.012], 0.014 * head, skin),
    circle([0.064 * head, skull + 0.012], 0.014 * head, shade(skin)),
    circle([0, skull], 0.062 * head, skin),
    crown(skull, head, hair, look.longHair ?? false),
    look.hat ? hat(skull, head, look.hat, shade(look.hat)) : '',
  );
}

const HUNG = 'M0.118 -0.8C0.155 -0.74 0.162 -0.66 0.158 -0.6H0.118C0.116 -0.66 0.108 -0.7 0.085 -0.73Z';
const HUNG_SKIN =
  'M0.156 -0.61C0.158 -0.56 0.156 -0.52 0.152 -0.48A0.02 0.02 0 0 1 0.114 -0.48C0.116 -0.52 0.118 -0.56 0.118 -0.61Z';
const BENT = 'M0.118 -0.8C0.15 -0.77 0.178 -0.72 0.19 -0.68L0.15 -0.655C0.14 -0.68 0.115 -0.71 0.085 -0.725Z';
const BENT_SKIN = 'M0.188 -0.69C0.2 -0.66 0.2 -0.62 0.182 -0.605C0.165 -0.595 0.15 -0.61 0.148 -0.665Z';
const RAISED =
  'M0.085 -0.815C0.125 -0.85 0.16 -0.9 0.18 -0.95L0.218 -0.93C0.205 -0.87 0.17 -0.79 0.12 -0.73Z';
const RAISED_SKIN =
  'M0.176 -0.94C0.19 -0.98 0.205 -1.03 0.212 -1.07A0.022 0.022 0 0 1 0.254 -1.06C0.25 -1.01 0.235 -0.96 0.216 -0.92Z';

const ARMS = {
  rail: [BENT, BENT_SKIN],
  down: [HUNG, HUNG_SKIN],
  wave: [RAISED, RAISED_SKIN],
} as const;

function reach(arms: NonNullable<Look['arms']>, top: string, skin: string): string {
  const [sleeve, bare] = ARMS[arms];
  const [otherSleeve, otherBare] = arms === 'rail' ? ARMS.rail : ARMS.down;
  return (
    group({ transform: 'scale(-1 1)' }, path(otherBare, skin), path(otherSleeve, top)) +
    path(bare, shade(skin)) +
    path(sleeve, shade(top))
  );
}

function crown(skull: number, head: number, hair: string, long: boolean): string {
  const r = 0.067 * head;
  const cap = path(
    `M${-r} ${skull}A${r} ${r * 1.04} 0 0 1 ${r} ${skull}C${r} ${skull + r * 0.5} ${r * 0.7} ${skull + r * 0.72} ${r * 0.5} ${skull + r * 0.8}Q0 ${skull + r * 0.62} ${-r * 0.5} ${skull + r * 0.8}C${-r * 0.7} ${skull + r * 0.72} ${-r} ${skull + r * 0.5} ${-r} ${skull}Z`,
    hair,
  );
  const shine = path(
    `M${-r * 0.62} ${skull - r * 0.3}Q0 ${skull - r * 1.05} ${r * 0.5} ${skull - r * 0.45}Q0 ${skull - r * 0.75} ${-r * 0.62} ${skull - r * 0.3}Z`,
    mix(hair, '#ffffff', 0.18),
  );
  if (!long) return cap + shine;
  const fall = path(
    `M${-r} ${skull - r * 0.1}C${-r * 1.3} ${skull + r * 1.2} ${-r * 1.05} ${skull + r * 2.1} ${-r * 0.5} ${skull + r * 2.35}Q0 ${skull + r * 2.1} ${r * 0.5} ${skull + r * 2.35}C${r * 1.05} ${skull + r * 2.1} ${r * 1.3} ${skull + r * 1.2} ${r} ${skull - r * 0.1}Z`,
    hair,
  );
  return fall + cap + shine;
}

function hat(skull: number, head: number, colour: string, band: string): string {
  const r = 0.067 * head;
  return (
    path(
      `M${-r * 0.95} ${skull - r * 0.2}C${-r * 0.9} ${skull - r * 1.5} ${r * 0.9} ${skull - r * 1.5} ${r * 0.95} ${skull - r * 0.2}Z`,
      colour,
    ) +
    path(`M${-r * 0.97} ${skull - r * 0.42}H${r * 0.97}V${skull - r * 0.12}H${-r * 0.97}Z`, band) +
    ellipse([0, skull - r * 0.1], r * 1.95, r * 0.34, colour)
  );
}

function shade(colour: string): string {
  return mix(colour, '#061428', 0.28);
}
