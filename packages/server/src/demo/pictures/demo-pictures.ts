import { boardingPass } from './scenes/boarding-pass.ts';
import { cabinBalcony } from './scenes/cabin-balcony.ts';
import { cabinFamily } from './scenes/cabin-family.ts';
import { cabinInside } from './scenes/cabin-inside.ts';
import { cabinSingle } from './scenes/cabin-single.ts';
import { cabinTriple } from './scenes/cabin-triple.ts';
import { cabinWindow } from './scenes/cabin-window.ts';
import { routeIsland } from './scenes/route-island.ts';
import { routeStrait } from './scenes/route-strait.ts';
import { routeSunset } from './scenes/route-sunset.ts';
import { secondShip } from './scenes/second-ship.ts';
import { shipDay } from './scenes/ship-day.ts';
import { shipDeck } from './scenes/ship-deck.ts';
import { shipHarbour } from './scenes/ship-harbour.ts';
import { shipNight } from './scenes/ship-night.ts';
import { slideDay } from './scenes/slide-day.ts';
import { slideNight } from './scenes/slide-night.ts';

export const demoPictures = {
  shipDay,
  shipNight,
  shipDeck,
  shipHarbour,
  secondShip,
  routeStrait,
  routeIsland,
  routeSunset,
  cabinWindow,
  cabinBalcony,
  cabinInside,
  cabinTriple,
  cabinFamily,
  cabinSingle,
  boardingPass,
  slideNight,
  slideDay,
} as const satisfies Record<string, () => string>;
