import { shipDay } from './scenes/ship-day.ts';

export const demoPictures = { shipDay } as const satisfies Record<string, () => string>;
