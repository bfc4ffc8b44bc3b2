import { type Suffix, suffixes } from './line-splitter.ts';
import type { PortName } from './web-serial.ts';

export const speeds = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;

export interface SerialSettings {
  baudRate: number;
  suffix: Suffix;
  /** The port that was chosen last on this device. */
  port: PortName | null;
}

const key = 'gangway_serial';
const usual: SerialSettings = { baudRate: 9600, suffix: 'any', port: null };

/** How the scanner of this device is connected; it belongs to the device and outlives who is signed in. */
export const serialSettings = {
  read(): SerialSettings {
    try {
      return checked(JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      return usual;
    }
  },
  write(settings: SerialSettings): void {
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing asks for the port each time.
    }
  },
};

function checked(stored: Partial<SerialSettings>): SerialSettings {
  return {
    baudRate: speeds.find((speed) => speed === stored.baudRate) ?? usual.baudRate,
    suffix: suffixes.find((suffix) => suffix === stored.suffix) ?? usual.suffix,
    port: stored.port ?? null,
  };
}
