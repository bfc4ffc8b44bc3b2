import { createLineSplitter, type Later } from './line-splitter.ts';
import type { SerialSettings } from './serial-settings.ts';
import { isSamePort, type PortName, type Serial, type SerialPort } from './web-serial.ts';

export type SerialState = 'disconnected' | 'connecting' | 'connected' | 'error';

export interface SerialStatus {
  state: SerialState;
  port: PortName | null;
  /** What the browser said, in its own words, where it would not open the port. */
  problem: string | null;
}

interface Options {
  serial: Serial;
  settings: { read(): SerialSettings; write(settings: SerialSettings): void };
  onCode: (text: string) => void;
  /** Every piece as it comes, for the test screen. */
  onBytes?: (bytes: Uint8Array) => void;
  onStatus: (status: SerialStatus) => void;
  later?: Later;
}

const againMs = 2_000;
const doNothing = () => {};

/**
 * Reads a scanner on a serial port: the one chosen last, without asking. Unplugged, it waits and goes on by itself when the
 * port is there again; a port another program holds is tried again too.
 */
export function createSerialReader({ serial, settings, onCode, onBytes, onStatus, later = after }: Options) {
  let port: SerialPort | null = null;
  let input: ReadableStreamDefaultReader<Uint8Array> | null = null;
  let wanted = false;
  let reading: Promise<void> = Promise.resolve();
  let prevent = doNothing;

  const tell = (state: SerialState, problem: string | null = null) =>
    onStatus({ state, port: port?.getInfo() ?? settings.read().port, problem });

  async function open(next: SerialPort, { quietly }: { quietly: boolean }): Promise<void> {
    prevent();
    port = next;
    if (!quietly) tell('connecting');
    try {
      await next.open({ baudRate: settings.read().baudRate });
    } catch (error) {
      port = null;
      if (!quietly) tell('error', error instanceof Error ? error.message : String(error));
      return tryAgain();
    }
    if (!wanted) {
      // Let go of while it was being opened.
      port = null;
      return next.close();
    }
    settings.write({ ...settings.read(), port: next.getInfo() });
    tell('connected');
    reading = read(next);
  }

  async function read(from: SerialPort): Promise<void> {
    const lines = createLineSplitter(settings.read().suffix, onCode, later);
    for (let stream = from.readable; stream; stream = wanted ? freshStream(from, stream) : null) {
      input = stream.getReader();
      await readStream(input, (bytes) => {
        onBytes?.(bytes);
        lines.push(bytes);
      });
      input = null;
    }
    lines.stop();
    await from.close().catch(() => {});
    if (port !== from) return;
    port = null;
    tell('disconnected');
    if (wanted) tryAgain();
  }

  function tryAgain(): void {
    prevent = later(againMs, () => void reopen({ quietly: true }));
  }

  async function reopen({ quietly }: { quietly: boolean }): Promise<void> {
    const known = settings.read().port;
    if (port || !known) return;
    const found = (await serial.getPorts()).find((candidate) => isSamePort(candidate.getInfo(), known));
    // Meanwhile it may have been opened by a choice, or be wanted no more.
    if (port || !wanted) return;
    if (found) await open(found, { quietly });
    else tryAgain();
  }

  async function close(): Promise<void> {
    prevent();
    wanted = false;
    await input?.cancel().catch(() => {});
    await reading;
  }

  const plugged = () => {
    if (wanted) void reopen({ quietly: false });
  };
  serial.addEventListener('connect', plugged);

  return {
    /** Opens the port chosen last, if there was one. */
    async start(): Promise<void> {
      wanted = settings.read().port !== null;
      tell('disconnected');
      await reopen({ quietly: false });
    },
    /** Lets the person choose a port; only after a tap, says the browser. Whoever closes the box has chosen none. */
    async choose(): Promise<void> {
      const chosen = await serial.requestPort().catch(() => null);
      if (!chosen) return;
      await close();
      wanted = true;
      await open(chosen, { quietly: false });
    },
    /** Reads on with another speed or suffix. */
    async change(part: Partial<Pick<SerialSettings, 'baudRate' | 'suffix'>>): Promise<void> {
      settings.write({ ...settings.read(), ...part });
      const open = wanted;
      await close();
      wanted = open;
      if (open) await reopen({ quietly: false });
    },
    /** Lets go of the port until it is wanted again. */
    async disconnect(): Promise<void> {
      await close();
      tell('disconnected');
    },
    async connect(): Promise<void> {
      wanted = true;
      await reopen({ quietly: false });
    },
    async stop(): Promise<void> {
      serial.removeEventListener('connect', plugged);
      await close();
    },
  };
}

export type SerialReader = ReturnType<typeof createSerialReader>;

async function readStream(
  input: ReadableStreamDefaultReader<Uint8Array>,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  try {
    for (let next = await input.read(); !next.done; next = await input.read()) onBytes(next.value);
  } catch {
    // A garbled byte ends the stream, and the port has another; a scanner that was unplugged has none.
  } finally {
    input.releaseLock();
  }
}

/** After a garbled byte the port gives a new stream; after its end it gives none, or the old one. */
function freshStream(
  port: SerialPort,
  before: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> | null {
  return port.readable === before ? null : port.readable;
}

const after: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
