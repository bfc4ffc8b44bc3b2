import { isTicketCode } from '@gangway/contract/booking/looks-like-code.ts';
import type { CameraStatus } from '#lib/readers/camera.ts';
import { useCamera } from '#lib/readers/use-camera.ts';
import { useReaders } from '#lib/readers/use-readers.ts';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import { AnswerPanel } from '../post/answer-panel.tsx';
import { AtPost, type Post } from '../post/at-post.tsx';
import { Counter } from '../post/counter.tsx';
import { ObjectionList } from '../post/objection-list.tsx';
import { RecentList } from '../post/recent-list.tsx';
import { useScanning } from '../post/use-scanning.ts';
import css from './camera-screen.module.css';

/** `/ship/writeOffCamera`: the camera of a phone or a hand-held, read without a tap in between. */
export function CameraScreen() {
  return <AtPost>{(post) => <CameraPost {...post} />}</AtPost>;
}

function CameraPost({ engine, state }: Post) {
  const { onScreen, scan, scanOrder } = useScanning(engine);
  // A hand-held with a scanner of its own types what it reads, here too.
  useReaders(isTicketCode, (text) => void scan({ text }));
  return (
    <div className={css.camera}>
      <CameraPicture onCode={(text) => scan({ text })} />
      <div className={css.answer} data-idle={onScreen.kind === 'nothing' || undefined}>
        <AnswerPanel onScreen={onScreen} onOrder={(tickets) => scanOrder(tickets.map(({ id }) => id))} />
      </div>
      <div className={css.side}>
        {state.choice ? <Counter state={state} post={state.choice.post} /> : null}
        <ObjectionList engine={engine} objections={state.objections} />
        <RecentList recent={state.recent} />
      </div>
    </div>
  );
}

function CameraPicture({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const t = useTranslate();
  const { video, status, choose, switchTorch } = useCamera(onCode);
  return (
    <div className={css.picture}>
      <video ref={video} className={css.video} muted playsInline aria-label={t('camera.picture')} />
      {status.problem === 'none' ? null : (
        <p className={partsCss.notice} role="alert">
          {t(`camera.problem.${status.problem}`)}
        </p>
      )}
      <Controls status={status} onChoose={choose} onTorch={switchTorch} />
    </div>
  );
}

interface ControlProps {
  status: CameraStatus;
  onChoose: (id: string) => void;
  onTorch: (on: boolean) => void;
}

function Controls({ status, onChoose, onTorch }: ControlProps) {
  const t = useTranslate();
  const { cameras, cameraId, torch } = status;
  if (cameras.length < 2 && torch === null) return null;
  return (
    <div className={css.controls}>
      {cameras.length > 1 ? (
        <label className={partsCss.field}>
          {t('camera.choose')}
          <select value={cameraId ?? ''} onChange={({ target }) => onChoose(target.value)}>
            {cameras.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {torch === null ? null : (
        <button type="button" className={partsCss.plain} aria-pressed={torch} onClick={() => onTorch(!torch)}>
          {t('camera.torch')}
        </button>
      )}
    </div>
  );
}
