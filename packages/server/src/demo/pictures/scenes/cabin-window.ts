import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { panel } from '../parts/cabin/box.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { plant, tea } from '../parts/cabin/furnishings.ts';
import { lamp } from '../parts/cabin/lamps.ts';
import { room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { wallPicture, wallScreen } from '../parts/cabin/side-wall.ts';
import { curtain, outside, window } from '../parts/cabin/window.ts';

const WOOD = '#b07a50';

/** A cabin with a wide window to the sea and a double bed. */
export function cabinWindow(): string {
  return paint((ink) => {
    const view = look(CABIN_CAMERA);
    return [
      room(
        ink,
        view,
        { half: 2.7, height: 2.5, depth: 6 },
        {
          wall: '#efe4d2',
          floor: '#8fa6a8',
          ceiling: '#f8f3ea',
          wood: WOOD,
          light: '#fff6df',
          shade: '#a58c78',
        },
      ),
      window(ink, view, { x: [-1.75, 1.75], y: [0.92, 2.18], z: 6 }, outside(ink, 4), '#ffffff', 3),
      curtain(ink, view, [-2.4, -1.75], [0.12, 2.34], 5.95, palette.teal),
      curtain(ink, view, [1.75, 2.4], [0.12, 2.34], 5.95, palette.teal),
      wallPicture(view, { x: 2.69, y: [1.3, 2.05], z: [4.1, 5.1] }, palette.peach, palette.teal),
      wallScreen(view, { x: -2.69, y: [1.15, 1.85], z: [3.9, 5.1] }),
      rug(view, [-1.7, 2.2], [3.1, 5.2], palette.sand, palette.lagoon),
      cabinet(view, [-1.5, 1.3], 0.6, [5.55, 6], WOOD, 2),
      tea(view, [-0.6, 0.6, 5.75]),
      cabinet(view, [-2.7, -2.15], 0.72, [3.5, 5.3], WOOD, 3),
      lamp(ink, view, [-2.42, 0.72, 4.9]),
      plant(view, [-2.3, 0.72, 3.9], 0.45),
      cabinet(view, [2.25, 2.7], 0.54, [5.48, 5.9], WOOD, 2),
      lamp(ink, view, [2.47, 0.54, 5.7], 2.4),
      bed(ink, look(CABIN_CAMERA, { x: 2.68, z: 4.55, heading: -90 }), {
        width: 1.75,
        headboard: '#2f6f7a',
        throw: palette.lagoon,
        cushion: palette.coral,
      }),
      panel(
        view,
        [
          [-1.4, 0.02, 5.2],
          [0.2, 0.02, 5.2],
          [-0.5, 0.02, 3.4],
          [-2, 0.02, 3.4],
        ],
        '#fff6da',
        { opacity: 0.26 },
      ),
    ].join('');
  });
}
