import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Engine } from '../engine/engine.ts';
import { noticedMs } from '../engine/device-clock.ts';
import type { EngineState } from '../engine/engine-state.ts';
import { ChoosePost } from './choose-post.tsx';
import { useDevice, useEngineState } from './device.ts';
import { NameDevice } from './name-device.tsx';

export interface Post {
  engine: Engine;
  state: EngineState;
}

/** What must be known before anything is scanned: a device with a name, a sailing and a post. Then what is given. */
export function AtPost({ children }: { children: (post: Post) => ReactNode }) {
  const t = useTranslate();
  const engine = useDevice();
  if (engine === 'opening') return <p aria-busy="true">{t('scanner.opening')}</p>;
  if (engine === 'broken')
    return (
      <p className={partsCss.notice} role="alert">
        {t('scan.device.broken')}
      </p>
    );
  return <Prepared engine={engine}>{children}</Prepared>;
}

function Prepared({ engine, children }: { engine: Engine; children: (post: Post) => ReactNode }) {
  const t = useTranslate();
  const state = useEngineState(engine);
  const [isChoosing, setIsChoosing] = useState(false);
  if (state.device.name === null) return <NameDevice engine={engine} />;
  if (!state.choice || isChoosing)
    return <ChoosePost engine={engine} state={state} onDone={() => setIsChoosing(false)} />;
  const offMs = Math.abs(state.offsetMs ?? 0);
  return (
    <>
      {offMs > noticedMs ? (
        <p className={partsCss.notice} role="status">
          {t('scan.clock', { minutes: Math.round(offMs / 60_000) })}
        </p>
      ) : null}
      {state.manifest ? null : (
        <p className={partsCss.notice} role="status">
          {t('scan.noManifest')}
        </p>
      )}
      {children({ engine, state })}
      <p>
        <button type="button" className={partsCss.plain} onClick={() => setIsChoosing(true)}>
          {t('scan.choose.change')}
        </button>
      </p>
    </>
  );
}
