import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** A change of route starts at the top; an address with a hash goes to its place instead. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (!hash) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname, hash]);
}
