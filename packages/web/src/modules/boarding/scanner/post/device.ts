import { useEffect, useSyncExternalStore } from 'react';
import { i18n, translate } from '#lib/i18n.ts';
import { connection } from '#ui/scanner/connection.ts';
import { createStore, useStore } from '#ui/scanner/create-store.ts';
import { duty } from '#ui/scanner/duty.ts';
import { operator } from '#ui/scanner/operator.ts';
import { browserPorts } from '../engine/browser-ports.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import type { EngineState } from '../engine/engine-state.ts';
import { forgetAtLogout } from './forget-at-logout.ts';
import { sailingWords } from './sailing-words.ts';

/** The engine of this device: one for all screens, opened by the first. `broken` where the browser cannot keep anything. */
const opened = createStore<Engine | 'opening' | 'broken' | null>(null);

/** The engine once it is open. */
export function useDevice(): Engine | 'opening' | 'broken' {
  const engine = useStore(opened);
  useEffect(() => {
    void open();
  }, []);
  return engine ?? 'opening';
}

export function useEngineState(engine: Engine): EngineState {
  return useSyncExternalStore(engine.subscribe, engine.state);
}

async function open(): Promise<void> {
  if (opened.get()) return;
  opened.set('opening');
  try {
    const engine = await openEngine(browserPorts);
    engine.subscribe(() => tellFrame(engine.state()));
    // In words of another language, too.
    i18n.on('change', () => tellFrame(engine.state()));
    // Whatever else watches the connection: at a post the engine knows best, and is glad to hear of a way back.
    connection.subscribe(() => {
      const known = engine.state().connection;
      if (connection.get() === known) return;
      if (connection.get() === 'connected' && known === 'offline') void engine.refresh();
      connection.set(known);
    });
    tellFrame(engine.state());
    forgetAtLogout(engine);
    opened.set(engine);
    await engine.refresh();
  } catch {
    opened.set('broken');
  }
}

/** Keeps what the frame shows true. */
function tellFrame(state: EngineState): void {
  const { sailing, choice, waiting, manifest } = state;
  connection.set(state.connection);
  duty.set({
    sailing: sailing ? sailingWords(sailing) : null,
    post: choice ? translate(`scan.post.${choice.post}`) : null,
    waiting,
    manifestAt: manifest?.freshAt ?? null,
  });
  const { user, session } = operator.get();
  if (state.session === 'ended' && user && session !== 'ended') operator.set({ user, session: 'ended' });
  if (state.session === 'open' && state.connection === 'connected' && session === 'ended')
    operator.set({ user, session: 'current' });
}
