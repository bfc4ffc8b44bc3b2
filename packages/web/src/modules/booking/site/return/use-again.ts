import { useEffect, useRef } from 'react';

const everyMs = 1500;

/** Asks again and again while something is not settled. */
export function useAgain(isOpen: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [isOpen]);
}
