import { createHeldStill } from './held-still.ts';
import { createPictureReader, type PictureReader, ReaderMissing } from './picture-reader.ts';

export type CameraProblem = 'none' | 'refused' | 'missing' | 'failed' | 'reader';

export interface CameraStatus {
  state: 'off' | 'starting' | 'on';
  problem: CameraProblem;
  cameras: { id: string; name: string }[];
  cameraId: string | null;
  /** Null where the camera has no lamp. */
  torch: boolean | null;
}

export const cameraOff: CameraStatus = {
  state: 'off',
  problem: 'none',
  cameras: [],
  cameraId: null,
  torch: null,
};

interface Options {
  video: HTMLVideoElement;
  /** The next code is taken some time after the answer to this one. */
  onCode: (text: string) => Promise<void> | void;
  onStatus: (status: CameraStatus) => void;
}

const cameraKey = 'gangway_camera';
/** Between two pictures: the screen and the battery want something too. */
const restMs = 40;

/** Reads codes from a camera, one after the other, until it is stopped. The camera chosen last is used again. */
export function createCameraReader({ video, onCode, onStatus }: Options) {
  let status = cameraOff;
  let stream: MediaStream | null = null;
  let pictures: PictureReader | null = null;
  let run = 0;

  const tell = (part: Partial<CameraStatus>) => {
    status = { ...status, ...part };
    onStatus(status);
  };

  async function start(cameraId = localStorage.getItem(cameraKey)): Promise<void> {
    const mine = (run += 1);
    release();
    tell({ state: 'starting', problem: 'none', torch: null });
    try {
      const opened = await openCamera(cameraId);
      if (mine !== run) return letGo(opened);
      stream = opened;
      video.srcObject = opened;
      await video.play();
      pictures ??= await createPictureReader();
      const [track] = opened.getVideoTracks();
      // Names are told only to who may see.
      const cameras = await listCameras();
      if (mine !== run) return;
      // Taken away by another program, or unplugged.
      track?.addEventListener('ended', () => mine === run && stop('missing'));
      const used = track?.getSettings().deviceId ?? null;
      tell({ state: 'on', cameras, cameraId: used, torch: hasTorch(track) ? false : null });
      await readOn(mine, pictures);
    } catch (error) {
      if (mine === run) stop(problemOf(error));
    }
  }

  const ask = async (text: string): Promise<void> => onCode(text);

  async function readOn(mine: number, reader: PictureReader): Promise<void> {
    const held = createHeldStill();
    while (mine === run) {
      const texts = video.videoWidth > 0 ? await reader.read(video).catch(nothingRead) : [];
      if (mine !== run) return;
      const text = held.take(texts, performance.now());
      if (text !== null) void ask(text).finally(() => held.answered(performance.now()));
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  }

  function release(): void {
    if (stream) letGo(stream);
    stream = null;
    video.srcObject = null;
  }

  function stop(problem: CameraProblem = 'none'): void {
    run += 1;
    release();
    pictures?.stop();
    pictures = null;
    tell({ state: 'off', problem, torch: null });
  }

  return {
    start: () => start(),
    stop: () => stop(),
    choose(cameraId: string): Promise<void> {
      localStorage.setItem(cameraKey, cameraId);
      return start(cameraId);
    },
    async switchTorch(on: boolean): Promise<void> {
      // `torch` is of the cameras of phones; the compiler's own types do not know it.
      const wanted = { advanced: [{ torch: on } as MediaTrackConstraintSet] };
      await stream?.getVideoTracks()[0]?.applyConstraints(wanted);
      tell({ torch: on });
    },
  };
}

/** The one that was asked for; where it is gone, or none was, the one that looks away from the person. */
async function openCamera(cameraId: string | null): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  if (cameraId) {
    const video = { ...size, deviceId: { exact: cameraId } };
    const chosen = await navigator.mediaDevices.getUserMedia({ video }).catch((error: unknown) => {
      if (problemOf(error) === 'refused') throw error;
      return null;
    });
    if (chosen) return chosen;
  }
  return navigator.mediaDevices.getUserMedia({ video: { ...size, facingMode: { ideal: 'environment' } } });
}

async function listCameras(): Promise<CameraStatus['cameras']> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  return (
    track !== undefined &&
    'torch' in track.getCapabilities() &&
    track.getCapabilities()['torch' as never] === true
  );
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A picture that cannot be read is followed by the next one; without a reader there is none. */
function nothingRead(error: unknown): string[] {
  if (error instanceof ReaderMissing) throw error;
  return [];
}

function problemOf(error: unknown): CameraProblem {
  if (error instanceof ReaderMissing) return 'reader';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
