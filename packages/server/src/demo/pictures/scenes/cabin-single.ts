import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { mirror, plant, tea } from '../parts/cabin/furnishings.ts';
import { lamp, sconce } from '../parts/cabin/lamps.ts';
import { battens, room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { chair } from '../parts/cabin/seats.ts';
import { wallDoor, wallPicture } from '../parts/cabin/side-wall.ts';
import { outside, porthole } from '../parts/cabin/window.ts';

const WOOD = '#a9744c';

/** A single: one bed, a porthole, a desk. */
export function cabinSingle(): string {
  return paint((ink) => {
    const view = look(CABIN_CAMERA);
    return [
      room(
        ink,
        view,
        { half: 2.1, height: 2.4, depth: 5.4 },
        {
          wall: '#d9e4e2',
          floor: '#8d7564',
          ceiling: '#f5f5ef',
          wood: WOOD,
          light: '#fff0d0',
          shade: '#86a0a4',
        },
      ),
      battens(view, -2.1, -0.2, 0.1, 1.2, 5.39, WOOD),
      porthole(ink, view, -1.15, 1.7, 5.4, 0.38, outside(ink, 40)),
      mirror(ink, view, [1.05, 1.6, 5.4], 0.36),
      sconce(ink, view, [-0.3, 1.5, 5.35]),
      wallPicture(view, { x: -2.09, y: [1.2, 1.85], z: [3.5, 4.5] }, palette.peach, palette.teal),
      wallDoor(view, { x: 2.09, y: [0.02, 2.08], z: [3.2, 4.1] }, '#b07a50'),
      rug(view, [-0.5, 1.6], [3, 4.6], palette.sand, palette.navy),
      cabinet(view, [0.15, 2.08], 0.74, [4.85, 5.38], WOOD, 3),
      lamp(ink, view, [1.78, 0.74, 5.1], 2.4),
      tea(view, [0.75, 0.75, 5.05]),
      plant(view, [0.34, 0.74, 5.15], 0.42),
      chair(look(CABIN_CAMERA, { x: 1.15, z: 4.4 }), WOOD, '#2f7f88'),
      bed(ink, look(CABIN_CAMERA, { x: -1.3, z: 5.38 }), {
        width: 1.1,
        headboard: '#2f5f78',
        throw: palette.navy,
        cushion: palette.coral,
      }),
    ].join('');
  });
}
