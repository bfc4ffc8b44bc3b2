import { useEffect, useEffectEvent } from 'react';
import { createSerialReader } from '../readers/serial.ts';
import { serialSettings } from '../readers/serial-settings.ts';
import { browserSerial } from '../readers/web-serial.ts';
import { readWedge } from '../readers/wedge.ts';

/** Hears every scanner of the device: one that types, and the one on the serial port chosen on the test screen. */
export function useReaders(onCode: (text: string) => void): void {
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    const stopWedge = readWedge((text) => hear(text));
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
