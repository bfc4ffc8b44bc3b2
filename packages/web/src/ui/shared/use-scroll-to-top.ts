import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A change of route starts at the top; an address with a hash goes to its place instead. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname && !hash) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [pathname, hash]);
}
