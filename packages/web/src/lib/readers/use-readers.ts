import { useEffect, useEffectEvent, useState } from 'react';
import { createSerialReader, type SerialState } from './serial.ts';
import { serialSettings } from './serial-settings.ts';
import { browserSerial } from './web-serial.ts';
import { readWedge } from './wedge.ts';
import type { IsCode } from './wedge-buffer.ts';

/**
 * Hears every scanner of the device: one that types, and the one on the serial port chosen on the test screen. Gives how the
 * latter is; null where none was ever chosen.
 */
export function useReaders(isCode: IsCode, onCode: (text: string) => void): SerialState | null {
  const isOurs = useEffectEvent(isCode);
  const hear = useEffectEvent(onCode);
  const [state, setState] = useState<SerialState | null>(null);
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
        onStatus: (status) => setState(status.port ? status.state : null),
      });
    void reader?.start();
    return () => {
      stopWedge();
      void reader?.stop();
    };
  }, []);
  return state;
}
