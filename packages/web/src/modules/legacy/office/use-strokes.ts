import type { Data } from '@gangway/contract/core/define-call.ts';
import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { maxRounds } from '@gangway/contract/legacy/results.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callKey, refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { operate } from '#ui/office/operate.ts';
import { showWarning } from '#ui/office/toast.ts';
import type { Stroke } from './strokes.ts';

type Plate = Data<typeof legacyCalls.readPlate>;

/**
 * Carries strokes out one after another, in the order they were made: each is about the shoe as the one before left it. Where one is
 * refused, those that wait behind it are dropped, and the shoe is read again.
 */
export function useStrokes(shoeId: number): (stroke: Stroke) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const wishKey = useWishKey();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const turn = useRef(0);
  const asked = { params: { id: shoeId } };
  const plateKey = callKey(legacyCalls.readPlate, asked);

  async function carryOut(stroke: Stroke): Promise<void> {
    const plate = client.getQueryData<Plate>(plateKey);
    if (!plate) return;
    const done = await send(stroke, plate);
    if (!done) return;
    await client.cancelQueries({ queryKey: plateKey });
    client.setQueryData(plateKey, done);
    const { pageRounds, listShoes } = legacyCalls;
    void refreshCalls(client, { pageRounds, listShoes });
  }

  /** Null where there is nothing it could be about. */
  async function send(stroke: Stroke, { rounds }: Plate): Promise<Plate | null> {
    const last = rounds.at(-1);
    if (stroke.do === 'enter') {
      const round = (last?.round ?? 0) + 1;
      if (round > maxRounds) {
        showWarning(t('baccarat.full', { count: maxRounds }));
        return null;
      }
      const wish = { round, outcome: stroke.outcome };
      const key = wishKey([shoeId, last?.id ?? 0, round, stroke.outcome].join());
      return operate(legacyCalls.enterRound, { ...asked, body: { key, ...wish } });
    }
    if (!last) return null;
    if (stroke.do === 'takeBack')
      return operate(legacyCalls.takeBack, { ...asked, body: { roundId: last.id } });
    const { pair } = stroke;
    const on = !last.results.includes(pair);
    return operate(legacyCalls.setPair, { ...asked, body: { round: last.round, pair, on } });
  }

  return (stroke) => {
    const own = turn.current;
    line.current = line.current.then(async () => {
      if (own !== turn.current) return;
      try {
        await carryOut(stroke);
      } catch {
        // Said by a toast already.
        turn.current += 1;
        await client.invalidateQueries({ queryKey: plateKey });
      }
    });
  };
}
