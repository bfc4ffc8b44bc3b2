import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import { cameraOff, createCameraReader } from '../readers/camera.ts';
import css from './camera-screen.module.css';

/** `/ship/writeOffCamera`: reads codes with the camera, and says so. It writes nothing off yet. */
export function CameraScreen() {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const reader = useRef<ReturnType<typeof createCameraReader>>(null);
  const [status, setStatus] = useState(cameraOff);
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!video.current) return undefined;
    const own = createCameraReader({
      video: video.current,
      onStatus: setStatus,
      onCode: (text) => setTexts((before) => [text, ...before].slice(0, 10)),
    });
    reader.current = own;
    void own.start();
    return () => own.stop();
  }, []);
  return (
    <section className={partsCss.notice}>
      <h2>{t('scanner.notYet.title')}</h2>
      <p>{t('scanner.notYet.camera')}</p>
      <video ref={video} className={css.video} muted playsInline aria-label={t('camera.picture')} />
      {status.problem === 'none' ? null : <p role="alert">{t(`camera.problem.${status.problem}`)}</p>}
      <div className={css.controls}>
        {status.cameras.length > 1 ? (
          <label className={partsCss.field}>
            {t('camera.choose')}
            <select
              value={status.cameraId ?? ''}
              onChange={({ target }) => void reader.current?.choose(target.value)}
            >
              {status.cameras.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {status.torch === null ? null : (
          <button
            type="button"
            className={partsCss.plain}
            aria-pressed={status.torch}
            onClick={() => void reader.current?.switchTorch(!status.torch)}
          >
            {t('camera.torch')}
          </button>
        )}
      </div>
      <ol aria-live="polite">
        {texts.map((text, index) => (
          <li key={texts.length - index}>{t('scanner.notYet.read', { text })}</li>
        ))}
      </ol>
    </section>
  );
}
