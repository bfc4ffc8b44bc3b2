import { type Face, faceOf } from '@gangway/contract/core/pages.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Whether a path is shown by another document, so that going there is a page load. */
export function needsPageLoad(face: Face, path: string): boolean {
  const { pathname } = new URL(path, location.origin);
  return (faceOf(pathname) ?? 'site') !== face;
}

/** Goes to any page of the product: inside this face by the router, into another face by a page load. */
export function useGo(face: Face): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace = false } = {}) => {
      if (!needsPageLoad(face, path)) void navigate(path, { replace });
      else if (replace) location.replace(path);
      else location.assign(path);
    },
    [face, navigate],
  );
}
