import { useEffect, useRef, useState } from 'react';
import { type SerialSettings, serialSettings } from '#lib/readers/serial-settings.ts';
import { createSerialReader, type SerialReader, type SerialStatus } from '#lib/readers/serial.ts';
import { browserSerial } from '#lib/readers/web-serial.ts';
import { emptyLog, withBytes, withLine } from './serial-log.ts';

const nothing: SerialStatus = { state: 'disconnected', port: null, problem: null };

/** A serial reader that lives as long as the screen, with all it said. Null reader: the browser has no serial ports. */
export function useSerialTest() {
  const [status, setStatus] = useState(nothing);
  const [log, setLog] = useState(emptyLog);
  const [settings, setSettings] = useState(() => serialSettings.read());
  const reader = useRef<SerialReader | null>(null);
  const serial = browserSerial();

  useEffect(() => {
    if (!serial) return undefined;
    const own = createSerialReader({
      serial,
      settings: serialSettings,
      onStatus: setStatus,
      onBytes: (bytes) => setLog((before) => withBytes(before, bytes, Date.now())),
      onCode: (text) => setLog((before) => withLine(before, text, Date.now())),
    });
    reader.current = own;
    void own.start();
    return () => void own.stop();
  }, [serial]);

  const change = (part: Partial<Pick<SerialSettings, 'baudRate' | 'suffix'>>) => {
    setSettings((before) => ({ ...before, ...part }));
    void reader.current?.change(part);
  };

  return {
    hasSerial: serial !== null,
    status,
    log,
    settings,
    change,
    choose: () => void reader.current?.choose(),
    connect: () => void reader.current?.connect(),
    disconnect: () => void reader.current?.disconnect(),
    clear: () => setLog(emptyLog),
  };
}
