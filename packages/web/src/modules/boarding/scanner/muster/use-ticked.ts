import { useEffect, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { Ticked } from '../engine/vault-schema.ts';

const nobody: Ticked = { tickets: [], crew: [] };

/** Who has been ticked off for a sailing: kept on the device, over a reload too. */
export function useTicked(engine: Engine, sailingId: number | undefined) {
  const [ticked, setTicked] = useState(nobody);
  useEffect(() => {
    let isHere = true;
    if (sailingId === undefined) return;
    void engine.readMuster().then((kept) => isHere && setTicked(kept));
    return () => {
      isHere = false;
    };
  }, [engine, sailingId]);

  const change = (next: Ticked) => {
    setTicked(next);
    void engine.saveMuster(next);
  };
  return {
    has: (list: keyof Ticked, id: number) => ticked[list].includes(id),
    tick(list: keyof Ticked, id: number, isHere: boolean) {
      const others = ticked[list].filter((other) => other !== id);
      change({ ...ticked, [list]: isHere ? [...others, id] : others });
    },
    clear: () => change(nobody),
  };
}
