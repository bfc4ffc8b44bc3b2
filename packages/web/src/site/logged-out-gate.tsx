import { lazy, Suspense } from 'react';
import { useAsking } from './logged-out.ts';

const LoggedOutBox = lazy(async () => ({ default: (await import('./logged-out-box.tsx')).LoggedOutBox }));

/** Loads the box of codes 401, 503 and 506 the first time it is needed: on most visits it never is. */
export function LoggedOutGate() {
  if (!useAsking()) return null;
  return (
    <Suspense>
      <LoggedOutBox />
    </Suspense>
  );
}
