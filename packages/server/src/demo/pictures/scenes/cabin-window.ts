import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { panel } from '../parts/cabin/box.ts';
import { lamp, picture, plant, tea } from '../parts/cabin/furnishings.ts';
import { cabinet, CABIN_CAMERA, room, rug } from '../parts/cabin/room.ts';
import { curtain, outside, window } from '../parts/cabin/window.ts';

/** A cabin with a wide window to the sea and a double bed. */
export function cabinWindow(): string {
  return paint((ink) => {
    const view = look(CABIN_CAMERA);
    const scene = outside(ink, 4);
    return [
      room(ink, view, { half: 2.7, height: 2.5, depth: 6 }, { wall: '#efe4d2', floor: '#8fa6a8', ceiling: '#f8f3ea', wood: '#a9754c', light: '#fff6df' }),
      window(ink, view, { x: [-1.75, 1.75], y: [0.95, 2.15], z: 6 }, scene, '#ffffff', 3),
      curtain(ink, view, [-2.4, -1.75], [0.12, 2.32], 5.95, palette.teal),
      curtain(ink, view, [1.75, 2.4], [0.12, 2.32], 5.95, palette.teal),
      rug(view, [-2.3, 1.4], [3, 5], palette.sand, palette.lagoon),
      cabinet(view, [-2.68, -2.2], 0.55, [3, 3.5], '#a9754c', 2),
      lamp(ink, view, [-2.44, 0.55, 3.25]),
      cabinet(view, [-1.5, 1.5], 0.62, [5.55, 6], '#b98255', 2),
      tea(view, [0.55, 0.62, 5.75]),
      plant(view, [2.2, 0, 5.3], 0.8),
      bed(look(CABIN_CAMERA, { x: 2.68, z: 4.05, heading: -90 }), { width: 1.7, headboard: '#2f6f7a', throw: palette.lagoon, cushion: palette.coral }),
      picture(ink, view, [-9, 1.6, 5], 0.5, 0.5, palette.peach, palette.teal),
      panel(view, [[-1.2, 0.02, 4.9], [0.4, 0.02, 4.9], [-0.3, 0.02, 3], [-2.2, 0.02, 3]], '#fff6da', { opacity: 0.28 }),
    ].join('');
  });
}
