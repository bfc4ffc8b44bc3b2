import { Alert, NativeSelect, Switch } from '@mantine/core';
import { useCamera } from '#lib/readers/use-camera.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './camera-picture.module.css';

/**
 * What the camera sees, until a code is in it. Where the browser reads no codes itself ours does, in WebAssembly: in a worker,
 * which lives by the policy of its own file, so the office's document needs no more rights than it has.
 */
export function CameraPicture({ onCode }: { onCode: (text: string) => void }) {
  const t = useTranslate();
  const { video, status, choose, switchTorch } = useCamera(onCode);
  const { problem, cameras, cameraId, torch } = status;
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
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : null}
      {torch === null ? null : (
        <Switch
          mt="xs"
          label={t('roomDesk.cameraTorch')}
          checked={torch}
          onChange={({ currentTarget }) => switchTorch(currentTarget.checked)}
        />
      )}
    </>
  );
}
