import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraStatus, cameraOff, createCameraReader } from './camera.ts';

interface Camera {
  /** Where what the camera sees is shown. */
  video: RefObject<HTMLVideoElement | null>;
  status: CameraStatus;
  choose: (id: string) => void;
  switchTorch: (on: boolean) => void;
}

/** A camera that reads codes for as long as its picture is on the page. */
export function useCamera(onCode: (text: string) => Promise<void> | void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const reader = useRef<ReturnType<typeof createCameraReader>>(null);
  const [status, setStatus] = useState(cameraOff);
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    if (!video.current) return undefined;
    const own = createCameraReader({
      video: video.current,
      onStatus: setStatus,
      onCode: (text) => hear(text),
    });
    reader.current = own;
    void own.start();
    return () => own.stop();
  }, []);
  return {
    video,
    status,
    choose: (id) => void reader.current?.choose(id),
    switchTorch: (on) => void reader.current?.switchTorch(on),
  };
}
