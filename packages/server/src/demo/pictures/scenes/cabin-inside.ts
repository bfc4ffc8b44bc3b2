import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { mirror, picture } from '../parts/cabin/furnishings.ts';
import { lamp, sconce } from '../parts/cabin/lamps.ts';
import { battens, room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { wallDoor, wallScreen } from '../parts/cabin/side-wall.ts';

const WOOD = '#8f5f40';

/** A snug cabin without a window: twin beds, panelling, warm lamps. */
export function cabinInside(): string {
  return paint((ink) => {
    const view = look(CABIN_CAMERA);
    const twin = (x: number): string =>
      bed(ink, look(CABIN_CAMERA, { x, z: 5.58 }), {
        width: 1,
        headboard: '#a4613f',
        throw: '#1d4f63',
        cushion: palette.coral,
        linen: '#fdf3e2',
      });
    return [
      room(
        ink,
        view,
        { half: 2.3, height: 2.4, depth: 5.6 },
        {
          wall: '#e6c8a2',
          floor: '#7d5a50',
          ceiling: '#f3dfc2',
          wood: WOOD,
          light: '#ffdf9f',
          shade: '#96643f',
        },
      ),
      battens(view, -2.3, 2.3, 0.1, 1.3, 5.59, WOOD),
      picture(ink, view, [-1.15, 1.78, 5.6], 0.86, 0.56, '#ffd9b0', palette.teal),
      picture(ink, view, [1.15, 1.78, 5.6], 0.86, 0.56, '#f6b8a0', '#1d4f63'),
      mirror(ink, view, [0, 1.72, 5.6], 0.3),
      sconce(ink, view, [-0.42, 1.5, 5.55]),
      sconce(ink, view, [0.42, 1.5, 5.55]),
      sconce(ink, view, [-1.95, 1.5, 5.55]),
      sconce(ink, view, [1.95, 1.5, 5.55]),
      wallScreen(view, { x: -2.29, y: [0.95, 1.6], z: [3.2, 4.3] }),
      wallDoor(view, { x: 2.29, y: [0.02, 2.08], z: [3.3, 4.2] }, '#b07a50'),
      rug(view, [-0.62, 0.62], [2.4, 5], '#c9836a', '#f0d3ac'),
      cabinet(view, [-0.3, 0.3], 0.54, [5.1, 5.58], WOOD, 2),
      lamp(ink, view, [0, 0.54, 5.3], 3.4),
      twin(-1.15),
      twin(1.15),
    ].join('');
  });
}
