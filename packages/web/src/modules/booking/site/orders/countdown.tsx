import { useEffect, useState } from 'react';
import { asClock, secondsUntil, type ServerClock } from './server-clock.ts';

interface CountdownProps {
  /** When it ends. */
  until: string;
  clock: ServerClock;
  /** Called when it has ended, and every few seconds after that until it is taken away. */
  onEnd: () => void;
  /** The words around what is left; null when nothing is. */
  children: (clock: string | null) => string;
}

const againMs = 3000;

/** Counts down by the server's time. */
export function Countdown({ until, clock, onEnd, children }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsUntil(until, clock));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(until, clock));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [until, clock]);

  const over = left === 0;
  useEffect(() => {
    if (!over) return undefined;
    onEnd();
    // The server lets the place go at its own second, which may be a little later than ours.
    const timer = setInterval(onEnd, againMs);
    return () => clearInterval(timer);
  }, [over, onEnd]);

  // A count that was read out every second would drown everything else.
  return (
    <span role="timer" aria-live="off">
      {children(over ? null : asClock(left))}
    </span>
  );
}
