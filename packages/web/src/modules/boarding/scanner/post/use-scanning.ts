import { useCallback, useEffect, useRef, useState } from 'react';
import { allowSound, signal } from '#lib/readers/signals.ts';
import { noteScan } from '#ui/scanner/last-scan.ts';
import { ScanFailed, type Shown } from '../engine/engine-state.ts';
import type { Engine } from '../engine/engine.ts';
import type { ScanWish } from '../engine/scan-tickets.ts';

/** What stands on the screen. */
export type OnScreen =
  | { kind: 'nothing' }
  | { kind: 'working' }
  | { kind: 'answer'; shown: Shown }
  | { kind: 'order'; shown: readonly Shown[] }
  | { kind: 'failed'; message: string };

/** Scans, and keeps the answer on the screen until the next one. The newest scan wins, whichever answer comes last. */
export function useScanning(engine: Engine) {
  const [onScreen, setOnScreen] = useState<OnScreen>({ kind: 'nothing' });
  const newest = useRef(0);
  const lastHeard = useRef('');
  useEffect(() => allowSound(), []);

  const run = useCallback(async (work: () => Promise<OnScreen>) => {
    const mine = (newest.current += 1);
    noteScan();
    // An answer is usually there before anybody could read that it is awaited.
    const slow = setTimeout(() => mine === newest.current && setOnScreen({ kind: 'working' }), 150);
    const result = await work().catch((error: unknown): OnScreen => ({
      kind: 'failed',
      message: error instanceof ScanFailed ? error.message : '',
    }));
    clearTimeout(slow);
    // The same answer again, for a reader that stammers, is not told twice.
    const heard = result.kind === 'answer' ? result.shown.id : '';
    if (!heard || heard !== lastHeard.current) signal(worst(result));
    lastHeard.current = heard;
    if (mine === newest.current) setOnScreen(result);
  }, []);

  const scan = useCallback(
    (wish: ScanWish): Promise<void> => run(async () => ({ kind: 'answer', shown: await engine.scan(wish) })),
    [engine, run],
  );
  const scanOrder = useCallback(
    (ticketIds: readonly number[]) =>
      void run(async () => ({ kind: 'order', shown: await engine.scanOrder(ticketIds) })),
    [engine, run],
  );
  return { onScreen, scan, scanOrder };
}

function worst(result: OnScreen): 'accepted' | 'warned' | 'refused' {
  if (result.kind === 'answer') return result.shown.verdict;
  if (result.kind !== 'order') return 'refused';
  const verdicts = result.shown.map(({ verdict }) => verdict);
  return (['refused', 'warned'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'accepted';
}
