import { afterEach, expect, test, vi } from 'vitest';
import { type CameraStatus, createCameraReader } from './camera.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its file is not there', new Event('error')],
  ['its WebAssembly is not there', new MessageEvent('message', { data: null })],
] as const)('a reader that cannot be loaded is told, where %s', async (_, event) => {
  const { promise: told, resolve } = Promise.withResolvers<CameraStatus>();
  openPhone((worker) => void worker.dispatchEvent(event));
  const camera = createCameraReader({
    video: { videoWidth: 640, videoHeight: 480, play: () => Promise.resolve() } as HTMLVideoElement,
    onCode: () => {},
    onStatus: (status) => status.state === 'off' && resolve(status),
  });
  await camera.start();
  expect(await told).toMatchObject({ state: 'off', problem: 'reader' });
});

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
