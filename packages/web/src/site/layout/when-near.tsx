import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { sleepingParts } from '#ui/site/sleeping-parts.ts';

const actions = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A part of a page further down. Where the server drew it, it stands there and comes to life when the reader gets near
 * or does anything at all: a part that sleeps would hold up the change an action brings. Elsewhere it is loaded then.
 * `placeClass` keeps its place meanwhile.
 */
export function whenNear(load: () => Promise<ComponentType>, placeClass?: string): ComponentType {
  const near = Promise.withResolvers<void>();
  const awake = Promise.withResolvers<void>();
  const wake = () => {
    near.resolve();
    return awake.promise;
  };
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await near.promise;
    try {
      const Loaded = await load();
      return { default: () => <Awake part={Loaded} onAwake={awake.resolve} /> };
    } catch (error) {
      // What cannot be had holds nothing up.
      awake.resolve();
      throw error;
    }
  });
  // Drawn once: a part that sleeps and is drawn again with what stands around it would be thrown away and start anew.
  return memo(function NearPart() {
    const before = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      const come = () => near.resolve();
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
        rootMargin: '400px',
      });
      if (before.current) observer.observe(before.current);
      for (const action of actions) addEventListener(action, come);
      sleepingParts.add(wake);
      return () => {
        observer.disconnect();
        for (const action of actions) removeEventListener(action, come);
        sleepingParts.delete(wake);
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

function Awake({ part: Part, onAwake }: { part: ComponentType; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <Part />;
}
