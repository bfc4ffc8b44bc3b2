/** The one clock: tests move it, everything else asks it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
