import { type KeyboardEvent, type TouchEvent, useEffect, useState, useSyncExternalStore } from 'react';

const shownMs = 7000;
const leastSwipe = 40;

/** Which slide is shown, and everything that moves it: time, buttons, arrow keys, a finger. */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const calm = useSyncExternalStore(neverTold, wantsCalm, unknownYet);
  const playing = chosen ?? !calm;
  const [held, setHeld] = useState(false);
  const [ready, setReady] = useState<readonly number[]>([0]);
  const [touchedAt, setTouchedAt] = useState(0);
  const next = (current + 1) % count;

  useEffect(() => {
    if (!playing || held || count < 2) return undefined;
    const timer = setTimeout(() => setCurrent(next), shownMs);
    return () => clearTimeout(timer);
  }, [playing, held, count, next]);

  // The picture that comes next is asked for while this one is looked at, not while the page is still loading.
  useEffect(() => {
    const timer = setTimeout(() => setReady((known) => [...new Set([...known, current, next])]), 1500);
    return () => clearTimeout(timer);
  }, [current, next]);

  const step = (by: number) => setCurrent((current + by + count) % count);
  return {
    current,
    playing,
    goTo: setCurrent,
    step,
    toggle: () => setChosen(!playing),
    isDrawn: (index: number) => index === current || ready.includes(index),
    handlers: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      },
      onTouchStart: ({ touches }: TouchEvent) => setTouchedAt(touches[0]?.clientX ?? 0),
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const moved = (changedTouches[0]?.clientX ?? touchedAt) - touchedAt;
        if (Math.abs(moved) > leastSwipe) step(moved < 0 ? 1 : -1);
      },
    },
  };
}

const neverTold = () => () => {};
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const unknownYet = () => false;
