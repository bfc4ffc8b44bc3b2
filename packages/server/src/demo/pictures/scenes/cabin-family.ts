import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { bunk } from '../parts/cabin/bunk.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { toys } from '../parts/cabin/furnishings.ts';
import { lamp } from '../parts/cabin/lamps.ts';
import { room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { wallPicture } from '../parts/cabin/side-wall.ts';
import { curtain, outside, window } from '../parts/cabin/window.ts';

const WOOD = '#c08a5c';

/** The family room: a double bed, a bunk for the children, a window between. */
export function cabinFamily(): string {
  return paint((ink) => {
    const camera = { ...CABIN_CAMERA, focal: 980 };
    const view = look(camera);
    return [
      room(
        ink,
        view,
        { half: 3.1, height: 2.6, depth: 6.2 },
        {
          wall: '#f3e6cf',
          floor: '#9fb0a8',
          ceiling: '#faf5ea',
          wood: WOOD,
          light: '#fff4da',
          shade: '#b0957a',
        },
      ),
      window(ink, view, { x: [-0.95, 1.15], y: [1, 2.15], z: 6.2 }, outside(ink, 30), '#ffffff', 2),
      curtain(ink, view, [-1.45, -0.95], [0.5, 2.32], 6.12, '#f0a08a'),
      curtain(ink, view, [1.15, 1.65], [0.5, 2.32], 6.12, '#f0a08a'),
      wallPicture(view, { x: 3.09, y: [1.35, 2.1], z: [4.2, 5.4] }, '#cfe6e0', palette.teal),
      rug(view, [-1.2, 1.3], [3, 5.2], '#f6dfc0', palette.lagoon),
      cabinet(view, [-0.9, 1.1], 0.56, [5.75, 6.2], WOOD, 2),
      toys(view, [-0.4, 0.56, 5.95]),
      bunk(ink, look(camera, { x: -2.55, z: 6.15 }), WOOD, palette.lagoon, '#f3c65f'),
      cabinet(view, [2.6, 3.08], 0.52, [5.6, 6.05], WOOD, 2),
      lamp(ink, view, [2.84, 0.52, 5.8], 2.4),
      bed(ink, look(camera, { x: 3.05, z: 4.6, heading: -90 }), {
        width: 1.7,
        headboard: '#d98d70',
        throw: palette.teal,
        cushion: '#f3c65f',
      }),
    ].join('');
  });
}
