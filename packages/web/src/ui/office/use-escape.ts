import { useEffect, useEffectEvent } from 'react';

/** What lies open over the page, the last on top: each by the way it is closed. */
const layers: (() => void)[] = [];

/**
 * Escape closes what lies on top, and nothing beneath it. Dialogs that each listen for themselves would all close: the next
 * one hears the same key when it already is on top.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return undefined;
    const layer = () => onEscape();
    if (layers.push(layer) === 1) addEventListener('keydown', closeTop, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) removeEventListener('keydown', closeTop, true);
    };
  }, [opened]);
}

function closeTop({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  // A list that is open, or a field or form with something to lose, keeps the key to itself.
  const isTaken =
    target instanceof Element && target.closest('[data-mantine-stop-propagation=true]') !== null;
  if (!isTaken) layers.at(-1)?.();
}
