import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { lamp, sconce } from '../parts/cabin/lamps.ts';
import { room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { wallPicture, wallScreen } from '../parts/cabin/side-wall.ts';
import { outside, porthole } from '../parts/cabin/window.ts';

const WOOD = '#b98255';

/** Three single beds side by side under portholes. */
export function cabinTriple(): string {
  return paint((ink) => {
    const camera = { ...CABIN_CAMERA, focal: 980 };
    const view = look(camera);
    const scene = outside(ink, 21);
    const single = (x: number, colour: string): string =>
      bed(ink, look(camera, { x, z: 5.98 }), { width: 1, headboard: '#3f7f86', throw: colour });
    return [
      room(
        ink,
        view,
        { half: 3.1, height: 2.5, depth: 6 },
        {
          wall: '#dfe9e4',
          floor: '#a88d74',
          ceiling: '#f6f6f0',
          wood: WOOD,
          light: '#fff4da',
          shade: '#7fa09f',
        },
      ),
      porthole(ink, view, -1.95, 1.66, 6, 0.38, scene),
      porthole(ink, view, 0, 1.66, 6, 0.38, scene),
      porthole(ink, view, 1.95, 1.66, 6, 0.38, scene),
      sconce(ink, view, [-0.97, 1.45, 5.95]),
      sconce(ink, view, [0.97, 1.45, 5.95]),
      wallScreen(view, { x: -3.09, y: [1.15, 1.85], z: [3.8, 5.2] }),
      wallPicture(view, { x: 3.09, y: [1.25, 2], z: [4, 5.3] }, palette.peach, palette.teal),
      rug(view, [-2.2, 2.2], [2.6, 3.8], palette.sand, palette.lagoon),
      cabinet(view, [-1.22, -0.74], 0.52, [5.5, 5.98], WOOD, 2),
      cabinet(view, [0.74, 1.22], 0.52, [5.5, 5.98], WOOD, 2),
      lamp(ink, view, [-0.98, 0.52, 5.7], 2.4),
      lamp(ink, view, [0.98, 0.52, 5.7], 2.4),
      single(-1.95, palette.lagoon),
      single(1.95, palette.lagoon),
      single(0, palette.coral),
    ].join('');
  });
}
