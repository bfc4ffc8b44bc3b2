import { Alert, NativeSelect, Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraOff, createCameraReader } from '#lib/readers/camera.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './camera-picture.module.css';

/**
 * What the camera sees, until a code is in it. Where the browser reads no codes itself ours does, in WebAssembly: in a worker,
 * which lives by the policy of its own file, so the office's document needs no more rights than it has.
 */
export function CameraPicture({ onCode }: { onCode: (text: string) => void }) {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const reader = useRef<ReturnType<typeof createCameraReader>>(null);
  const [{ problem, cameras, cameraId, torch }, setStatus] = useState(cameraOff);
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
  return (
    <>
      <video ref={video} className={css.video} muted playsInline aria-label={t('roomDesk.cameraPicture')} />
      {problem === 'none' ? null : (
        <Alert color="coral" role="alert">
          {t(`roomDesk.cameraProblem.${problem}`)}
        </Alert>
      )}
      {cameras.length > 1 ? (
        <NativeSelect
          mt="xs"
          label={t('roomDesk.cameraChoose')}
          data={cameras.map(({ id, name }) => ({ value: id, label: name }))}
          value={cameraId ?? ''}
          onChange={({ currentTarget }) => void reader.current?.choose(currentTarget.value)}
        />
      ) : null}
      {torch === null ? null : (
        <Switch
          mt="xs"
          label={t('roomDesk.cameraTorch')}
          checked={torch}
          onChange={({ currentTarget }) => void reader.current?.switchTorch(currentTarget.checked)}
        />
      )}
    </>
  );
}
