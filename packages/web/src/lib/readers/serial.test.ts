import { beforeEach, expect, test } from 'vitest';
import { createSerialReader, type SerialStatus } from './serial.ts';
import type { SerialSettings } from './serial-settings.ts';
import type { PortName, Serial, SerialPort } from './web-serial.ts';

/** A port as Chromium has it: a stream of its own for each opening, none after it is unplugged, another after a garbled byte. */
class FakePort extends EventTarget implements SerialPort {
  readable: ReadableStream<Uint8Array> | null = null;
  openings: number[] = [];
  problem: Error | null = null;
  #name: PortName;
  #input: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(name: PortName) {
    super();
    this.#name = name;
  }
  getInfo() {
    return this.#name;
  }
  async open({ baudRate }: { baudRate: number }) {
    if (this.problem) throw this.problem;
    if (this.readable) throw new Error('already open');
    this.openings.push(baudRate);
    this.#stream();
  }
  async close() {
    this.readable = null;
  }
  send(text: string) {
    this.#input?.enqueue(new TextEncoder().encode(text));
  }
  garble() {
    const before = this.#input;
    this.#stream();
    before?.error(new Error('framing'));
  }
  unplug() {
    const before = this.#input;
    this.readable = null;
    before?.error(new Error('gone'));
  }
  #stream() {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#input = controller;
      },
      // As in a browser: who reads on after cancelling gets a new stream.
      cancel: () => this.#stream(),
    });
  }
}

class FakeSerial extends EventTarget implements Serial {
  ports: FakePort[] = [];
  chosen: FakePort | null = null;
  async getPorts() {
    return this.ports;
  }
  async requestPort() {
    if (!this.chosen) throw new Error('nothing was chosen');
    this.ports = [this.chosen];
    return this.chosen;
  }
}

const scanner = { usbVendorId: 0x05f9, usbProductId: 0x2203 };
let serial: FakeSerial;
let kept: SerialSettings;
let codes: string[];
let bytes: number;
let told: SerialStatus[];
let timers: (() => void)[];
beforeEach(() => {
  serial = new FakeSerial();
  kept = { baudRate: 9600, suffix: 'any', port: null };
  codes = [];
  bytes = 0;
  told = [];
  timers = [];
});

const states = () => told.map(({ state }) => state);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function makeReader() {
  return createSerialReader({
    serial,
    settings: {
      read: () => kept,
      write: (next) => {
        kept = next;
      },
    },
    onCode: (text) => codes.push(text),
    onBytes: (piece) => {
      bytes += piece.length;
    },
    onStatus: (status) => told.push(status),
    later: (_ms, run) => {
      timers.push(run);
      return () => {
        timers = timers.filter((timer) => timer !== run);
      };
    },
  });
}

async function passTime() {
  for (const run of timers.splice(0)) run();
  await settled();
}

async function openChosen() {
  const port = new FakePort(scanner);
  serial.chosen = port;
  const reader = makeReader();
  await reader.start();
  await reader.choose();
  return { port, reader };
}

test('a port that is chosen is opened, read, and remembered', async () => {
  const { port } = await openChosen();
  port.send('34679');
  port.send('ACDEF\r\n');
  await settled();
  expect(states()).toEqual(['disconnected', 'connecting', 'connected']);
  expect([codes, bytes, port.openings, kept.port]).toEqual([['34679ACDEF'], 12, [9600], scanner]);
});

test('the port chosen last is opened without asking', async () => {
  kept.port = scanner;
  const other = new FakePort({ usbVendorId: 1, usbProductId: 2 });
  const port = new FakePort(scanner);
  serial.ports = [other, port];
  await makeReader().start();
  expect([port.openings, other.openings]).toEqual([[9600], []]);
  expect(told.at(-1)).toEqual({ state: 'connected', port: scanner, problem: null });
});

test('who has chosen no port yet is asked for none', async () => {
  serial.ports = [new FakePort(scanner)];
  const reader = makeReader();
  await reader.start();
  // Closed without a choice.
  await reader.choose();
  await passTime();
  expect(states()).toEqual(['disconnected']);
});

test('unplugged and plugged in again it goes on by itself', async () => {
  const { port } = await openChosen();
  serial.ports = [];
  port.unplug();
  await settled();
  expect(told.at(-1)).toMatchObject({ state: 'disconnected', port: scanner });
  const again = new FakePort(scanner);
  serial.ports = [again];
  serial.dispatchEvent(new Event('connect'));
  await settled();
  again.send('one\r');
  await settled();
  expect([told.at(-1)?.state, codes]).toEqual(['connected', ['one']]);
});

test('it goes on also where the browser does not tell that it was plugged in', async () => {
  const { port } = await openChosen();
  serial.ports = [];
  port.unplug();
  await settled();
  await passTime();
  expect(told.at(-1)?.state).toBe('disconnected');
  serial.ports = [new FakePort(scanner)];
  await passTime();
  expect(told.at(-1)?.state).toBe('connected');
});

test('a port another program holds is an error in the words of the browser, and is tried again', async () => {
  kept.port = scanner;
  const port = new FakePort(scanner);
  port.problem = new Error('Failed to open serial port.');
  serial.ports = [port];
  await makeReader().start();
  expect(told.at(-1)).toEqual({ state: 'error', port: scanner, problem: 'Failed to open serial port.' });
  await passTime();
  expect(states()).toEqual(['disconnected', 'connecting', 'error']);
  port.problem = null;
  await passTime();
  expect(told.at(-1)?.state).toBe('connected');
});

test('a garbled byte costs a code, not the connection', async () => {
  const { port } = await openChosen();
  port.garble();
  await settled();
  port.send('two\n');
  await settled();
  expect([codes, told.at(-1)?.state, port.openings]).toEqual([['two'], 'connected', [9600]]);
});

test('another speed opens the port anew, another suffix is heard at once', async () => {
  const { port, reader } = await openChosen();
  await reader.change({ baudRate: 115_200 });
  await reader.change({ suffix: 'tab' });
  port.send('a\rb\t');
  await settled();
  expect(port.openings).toEqual([9600, 115_200, 115_200]);
  expect([codes, told.at(-1)?.state]).toEqual([['a\rb'], 'connected']);
});

test('let go of, it stays so until it is wanted again', async () => {
  const { port, reader } = await openChosen();
  await reader.disconnect();
  serial.dispatchEvent(new Event('connect'));
  await passTime();
  expect([told.at(-1)?.state, port.readable]).toEqual(['disconnected', null]);
  await reader.connect();
  expect(told.at(-1)?.state).toBe('connected');
});

test('a screen that is left lets go of the port, also while it is being opened', async () => {
  kept.port = scanner;
  const port = new FakePort(scanner);
  serial.ports = [port];
  const reader = makeReader();
  const starting = reader.start();
  await reader.stop();
  await starting;
  await passTime();
  expect(port.readable).toBeNull();
  serial.dispatchEvent(new Event('connect'));
  await settled();
  expect(port.readable).toBeNull();
});
