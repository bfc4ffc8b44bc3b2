import { afterEach, expect, test, vi } from 'vitest';
import { type CameraStatus, createCameraReader } from './camera.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const video = { videoWidth: 640, videoHeight: 480, play: () => Promise.resolve() } as HTMLVideoElement;

test.each([
  ['its file is not there', new Event('error')],
  ['its WebAssembly is not there', new MessageEvent('message', { data: null })],
] as const)('a reader that cannot be loaded is told, where %s', async (_, event) => {
  const { promise: told, resolve } = Promise.withResolvers<CameraStatus>();
  openPhone((worker) => void worker.dispatchEvent(event));
  const camera = createCameraReader({
    video,
    onCode: () => {},
    onStatus: (status) => status.state === 'off' && resolve(status),
  });
  await camera.start();
  expect(await told).toMatchObject({ state: 'off', problem: 'reader' });
});

test('two tickets held before a phone that reads codes itself are asked about once each, one answer at a time', async () => {
  vi.useFakeTimers();
  openPhone(() => {});
  readAlways(['first', 'second']);
  const told: string[] = [];
  const camera = createCameraReader({
    video,
    onStatus: () => {},
    // As long as a device waits for its server.
    onCode: async (text) => {
      told.push(`${text} asked`);
      await new Promise((resolve) => setTimeout(resolve, 400));
      told.push(`${text} answered`);
    },
  });
  void camera.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['first asked', 'first answered']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(['first asked', 'first answered', 'second asked', 'second answered']);
  camera.stop();
});

/** Gives the phone a reader of its own that finds the same codes in every picture. */
function readAlways(texts: readonly string[]): void {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve(texts.map((rawValue) => ({ rawValue })));
    },
  );
}

/** A phone with a camera and no reader of its own; what the worker of ours does with a picture is given. */
function openPhone(onPicture: (worker: EventTarget) => void): void {
  const tracks = [
    {
      addEventListener: () => {},
      getSettings: () => ({}),
      getCapabilities: () => ({}),
      stop: () => {},
    },
  ];
  const stream = { getVideoTracks: () => tracks, getTracks: () => tracks };
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () => Promise.resolve(stream),
      enumerateDevices: () => Promise.resolve([]),
    },
  });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => onPicture(this);
      terminate = () => {};
    },
  );
}
