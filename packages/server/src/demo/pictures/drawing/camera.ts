export type Point = readonly [x: number, y: number];

/** Where a point of a model falls on the picture. */
export type View = (x: number, y: number, z: number) => Point;

interface Camera {
  /** Height of the eye above the ground or the water, in metres. */
  eye: number;
  /** Picture row of the horizon; nothing tilts, so that uprights stay upright. */
  horizon: number;
  centre: number;
  focal: number;
}

interface Pose {
  x: number;
  y?: number;
  /** Metres away from the eye. */
  z: number;
  /** Degrees by which the model's own x axis turns away from the picture plane. */
  heading?: number;
}

/** Looks at a model standing at a pose: x to the right, y up, z away. */
export function look(camera: Camera, pose: Pose = { x: 0, z: 0 }): View {
  const turn = ((pose.heading ?? 0) * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y, z) => {
    const right = pose.x + x * cos - z * sin;
    const away = Math.max(0.1, pose.z + x * sin + z * cos);
    return [
      camera.centre + (camera.focal * right) / away,
      camera.horizon - (camera.focal * (y + (pose.y ?? 0) - camera.eye)) / away,
    ];
  };
}
