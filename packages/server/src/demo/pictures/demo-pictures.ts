import { routeStrait } from './scenes/route-strait.ts';
import { routeSunset } from './scenes/route-sunset.ts';
import { secondShip } from './scenes/second-ship.ts';
import { shipDay } from './scenes/ship-day.ts';
import { shipNight } from './scenes/ship-night.ts';

export const demoPictures = { shipDay, shipNight, secondShip, routeStrait, routeSunset } as const satisfies Record<string, () => string>;
