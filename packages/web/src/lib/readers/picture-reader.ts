/** Finds the texts of the QR codes in what a video shows now. */
export interface PictureReader {
  read(video: HTMLVideoElement): Promise<string[]>;
  stop(): void;
}

/** The reader itself is not there: to go on looking would find nothing. */
export class ReaderMissing extends Error {
  constructor() {
    super('the reader of codes could not be loaded');
    this.name = 'ReaderMissing';
  }
}

interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorMaker {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** The device's own reader where it has one that knows QR codes, else ours in WebAssembly. */
export async function createPictureReader(): Promise<PictureReader> {
  return (await ownReader()) ?? wasmReader();
}

async function ownReader(): Promise<PictureReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorMaker };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return {
      read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
      stop: () => {},
    };
  } catch {
    return null;
  }
}

/** The longer side of what is read: enough for a code that fills a fifth of the picture, and fast on a cheap phone. */
const longest = 1_024;

function wasmReader(): PictureReader {
  // In a worker of its own, so that a hard picture never makes the screen stop.
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  let waiting: PromiseWithResolvers<string[]> | null = null;
  let isMissing = false;
  const miss = () => {
    isMissing = true;
    waiting?.reject(new ReaderMissing());
  };
  worker.addEventListener('error', miss);
  worker.addEventListener('message', ({ data }: MessageEvent<string[] | null>) => {
    if (data) waiting?.resolve(data);
    else miss();
    waiting = null;
  });
  return {
    async read(video) {
      const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight));
      const picture = await createImageBitmap(video, {
        resizeWidth: Math.round(video.videoWidth * scale),
        resizeHeight: Math.round(video.videoHeight * scale),
      });
      if (isMissing) throw new ReaderMissing();
      waiting = Promise.withResolvers<string[]>();
      const { promise } = waiting;
      worker.postMessage(picture, [picture]);
      return promise;
    },
    stop: () => worker.terminate(),
  };
}
