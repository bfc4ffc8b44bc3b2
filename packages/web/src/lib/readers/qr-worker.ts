import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From us, not from where it would come by default.
const loading = prepareZXingModule({ overrides: { locateFile: () => wasmFile }, fireImmediately: true });
// Said without being asked: a camera that looks for ever and finds nothing helps nobody.
loading.catch(() => postMessage(null));

const canvas = new OffscreenCanvas(1, 1);
const pen = canvas.getContext('2d', { willReadFrequently: true });

addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  void read(picture).then(
    (texts) => postMessage(texts),
    () => postMessage([]),
  );
});

async function read(picture: ImageBitmap): Promise<string[]> {
  canvas.width = picture.width;
  canvas.height = picture.height;
  pen?.drawImage(picture, 0, 0);
  picture.close();
  const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) return [];
  const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
