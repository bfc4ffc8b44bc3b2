import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';

const actions = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A part of a page further down. Where the server drew it, it stands there and comes to life when the reader gets near
 * or does anything at all: a part that sleeps would hold up the change an action brings. Elsewhere it is loaded then.
 * `placeClass` keeps its place meanwhile.
 */
export function whenNear(load: () => Promise<ComponentType>, placeClass?: string): ComponentType {
  const near = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await near.promise;
    return { default: await load() };
  });
  // Drawn once: a part that sleeps and is drawn again with what stands around it would be thrown away and start anew.
  return memo(function NearPart() {
    const before = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      const wake = () => near.resolve();
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
        rootMargin: '400px',
      });
      if (before.current) observer.observe(before.current);
      for (const action of actions) addEventListener(action, wake);
      return () => {
        observer.disconnect();
        for (const action of actions) removeEventListener(action, wake);
      };
    }, []);
    return (
      <>
        <span ref={before} />
        <Suspense fallback={<div className={placeClass} />}>
          <Part />
        </Suspense>
      </>
    );
  });
}
