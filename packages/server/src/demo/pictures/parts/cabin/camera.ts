/** Every cabin is seen from its door, at the height of a standing person's eye. */
export const CABIN_CAMERA = { eye: 1.5, horizon: 400, centre: 800, focal: 1050 };

/** A point of a cabin, in metres. */
export type Spot = readonly [x: number, y: number, z: number];
