import { look } from '../drawing/camera.ts';
import { paint } from '../drawing/ink.ts';
import { group } from '../drawing/shapes.ts';
import { palette } from '../palette.ts';
import { bed } from '../parts/cabin/bed.ts';
import { panel } from '../parts/cabin/box.ts';
import { cabinet } from '../parts/cabin/cabinet.ts';
import { CABIN_CAMERA } from '../parts/cabin/camera.ts';
import { plant, tea } from '../parts/cabin/furnishings.ts';
import { lamp } from '../parts/cabin/lamps.ts';
import { battens, room } from '../parts/cabin/room.ts';
import { rug } from '../parts/cabin/rug.ts';
import { sofa } from '../parts/cabin/seats.ts';
import { wallPicture } from '../parts/cabin/side-wall.ts';
import { curtain, outside, window } from '../parts/cabin/window.ts';
import { planks, railing } from '../parts/deck.ts';

const WOOD = '#9a6a46';
const CAMERA = { ...CABIN_CAMERA, focal: 980 };

/** The suite: two tall windows, one of them the door to the balcony, a large bed and a sofa. */
export function cabinBalcony(): string {
  return paint((ink) => {
    const view = look(CAMERA);
    const scene = group(
      {},
      outside(ink, 12),
      planks(view, { left: -4, right: 4, near: 6.4, far: 8.2 }, '#c99a72', '#8a5a3c', 3),
      railing(view, [-4, 8.2], [4, 8.2], '#f4f8f8', WOOD),
    );
    return [
      room(
        ink,
        view,
        { half: 3.3, height: 2.6, depth: 6.4 },
        {
          wall: '#f1e8da',
          floor: '#b58f6c',
          ceiling: '#faf6ee',
          wood: WOOD,
          light: '#fff4da',
          shade: '#a99584',
        },
      ),
      battens(view, -0.5, 0.5, 0.1, 2.5, 6.38, WOOD),
      window(ink, view, { x: [-2.7, -0.62], y: [0.14, 2.3], z: 6.4 }, scene, '#ffffff', 2),
      window(ink, view, { x: [0.62, 2.7], y: [0.14, 2.3], z: 6.4 }, scene, '#ffffff', 2),
      curtain(ink, view, [-3.15, -2.7], [0.05, 2.45], 6.3, '#dfe9e6'),
      curtain(ink, view, [-0.68, -0.4], [0.05, 2.45], 6.3, '#dfe9e6'),
      curtain(ink, view, [0.4, 0.68], [0.05, 2.45], 6.3, '#dfe9e6'),
      curtain(ink, view, [2.7, 3.15], [0.05, 2.45], 6.3, '#dfe9e6'),
      wallPicture(view, { x: -3.29, y: [1.25, 2.1], z: [4.2, 5.6] }, palette.peach, palette.teal),
      rug(view, [-2.2, 2.1], [3.2, 5.4], '#e9ded0', palette.teal),
      panel(
        view,
        [
          [0.8, 0.03, 6.2],
          [2.6, 0.03, 6.2],
          [1.6, 0.03, 4],
          [-0.4, 0.03, 4],
        ],
        '#fff6da',
        { opacity: 0.3 },
      ),
      cabinet(view, [-3.28, -2.8], 0.52, [5.65, 6.1], WOOD, 2),
      lamp(ink, view, [-3, 0.52, 5.9], 2.4),
      plant(view, [2.75, 0, 5.9], 1.05),
      sofa(look(CAMERA, { x: 3.25, z: 4.6, heading: -90 }), 1.7, '#2f7f88', palette.coral),
      bed(ink, look(CAMERA, { x: -3.25, z: 4.6, heading: 90 }), {
        width: 1.9,
        length: 2.1,
        headboard: '#c9a27c',
        throw: palette.navy,
        cushion: palette.lagoon,
      }),
      cabinet(view, [1, 1.7], 0.34, [4.2, 4.9], WOOD, 1),
      tea(view, [1.35, 0.35, 4.5]),
    ].join('');
  });
}
