import { useEffect, useEffectEvent } from 'react';
import { createSerialReader } from './serial.ts';
import { serialSettings } from './serial-settings.ts';
import { browserSerial } from './web-serial.ts';
import { readWedge } from './wedge.ts';
import type { IsCode } from './wedge-buffer.ts';

/** Hears every scanner of the device: one that types, and the one on the serial port chosen on the test screen. */
export function useReaders(isCode: IsCode, onCode: (text: string) => void): void {
  const isOurs = useEffectEvent(isCode);
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    const stopWedge = readWedge(
      (text) => isOurs(text),
      (text) => hear(text),
    );
    const serial = browserSerial();
    const reader =
      serial &&
      createSerialReader({
        serial,
        settings: serialSettings,
        onCode: (text) => hear(text),
        onStatus: () => {},
      });
    void reader?.start();
    return () => {
      stopWedge();
      void reader?.stop();
    };
  }, []);
}
